import type { Configuration } from './configuration.ts';
import { Database } from './database/database.ts';
import { CadeiaService } from './fechamento-do-mapa/cadeia.service.ts';
import { criarServidor } from './servidor.ts';
import { verificar } from './verificar-relatorio.ts';

const TODA = { lotacao: undefined, ano: undefined };

/**
 * Opens the installation as the product does, without jobs or demonstration, and checks its chains. Returns 1 where one
 * is broken.
 */
export async function verificarInstalacao(
  configuration: Configuration,
  dizer: (linha: string) => void,
): Promise<0 | 1> {
  const app = await criarServidor({ ...configuration, jobs: false, demo: false }, { beside: true });
  try {
    return await verificar({ database: app.get(Database), cadeia: app.get(CadeiaService) }, TODA, dizer);
  } finally {
    await app.close();
  }
}
