import { runCommand } from '@alipen/platform/environment/run-command';
import { readConfiguration } from './configuration.ts';
import { migrateAsOwner, roleOf } from './database/open.ts';

const USO = `Uso: DATABASE_MIGRATION_URL=… DATABASE_URL=… node dist/banco.comando.js criar-papel

Cria, com o dono do banco (DATABASE_MIGRATION_URL), o papel com que o sistema trabalha (o usuário e a senha de DATABASE_URL): ele
lê e acrescenta à trilha e aos mapas, e não os muda nem apaga. Repetir acerta o que estiver diferente.`;

async function comando([acao, ...resto]: readonly string[]): Promise<number> {
  const { databaseUrl, migrationUrl } = readConfiguration({ ...process.env, DEMO: 'false' });
  if (acao !== 'criar-papel' || resto.length || !databaseUrl || !migrationUrl) {
    console.error(USO);
    return 2;
  }
  const role = roleOf(databaseUrl);
  if (!role || role === roleOf(migrationUrl)) {
    console.error('DATABASE_URL e DATABASE_MIGRATION_URL precisam ser de usuários diferentes do PostgreSQL.');
    return 2;
  }
  await migrateAsOwner(migrationUrl, { databaseUrl, onIdleError: () => undefined });
  console.log(`O papel ${role} existe e pode o que o sistema faz. Inicie o sistema com as duas variáveis.`);
  return 0;
}

runCommand(comando);
