import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createLogger } from '@alipen/platform/logging/logger';
import { readConfiguration } from '../../src/configuration.ts';
import { criarServidor } from '../../src/servidor.ts';
import type { Semente } from './modelo.ts';

const FONTES = join(import.meta.dirname, '../../src');
const resumo = (texto: string) => createHash('sha256').update(texto).digest('hex').slice(0, 12);

async function fontes(): Promise<string> {
  const nomes = (await readdir(FONTES, { recursive: true })).filter(nome => nome.endsWith('.ts')).sort();
  const vistos = await Promise.all(nomes.map(async nome => [nome, (await stat(join(FONTES, nome))).mtimeMs]));
  return resumo(JSON.stringify(vistos));
}

/**
 * The demonstration's data, written by the service itself as in a first start, at the instant of the specs. Made once per run,
 * because another run begins at that instant again.
 */
export const demonstracao = async (): Promise<Semente> => ({
  nome: `demonstracao-${resumo(FONTES)}`,
  versao: `${process.env.JOURNEY_OFFSET} ${await fontes()}`,
  semear: async connection => {
    const configuration = readConfiguration({ DEMO: 'true', LOG_LEVEL: 'silent' });
    const logger = createLogger({ name: 'modelo', level: 'silent' });
    // The server closes its connection when it ends; this one is still needed for the copy.
    const emprestada = { ...connection, close: async () => undefined };
    await (await criarServidor(configuration, { connection: emprestada, logger, responses: 'throw' })).close();
  },
});
