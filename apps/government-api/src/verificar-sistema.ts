import { type Check, falha, type Named, ok, runChecks } from '@alipen/platform/checks/checks';
import { certificateCheck } from './agencia/certificado.check.ts';
import { signersCheck } from './agencia/signatarios.check.ts';
import { clockChecks } from './checks/clock-checks.ts';
import { expectedSchema, openToCheck, schemaChecks } from './checks/database-checks.ts';
import { typed } from './checks/how-to-type.ts';
import { jobsCheck } from './checks/jobs.check.ts';
import { keysCheck } from './checks/keys.check.ts';
import { mailCheck } from './checks/mail.check.ts';
import { partitionsCheck } from './checks/partitions.check.ts';
import { replicaCheck } from './checks/replica.check.ts';
import { roleCheck } from './checks/role.check.ts';
import { storageChecks } from './checks/storage-checks.ts';
import type { Configuration } from './configuration.ts';
import type { Connection } from './database/connection.ts';
import { readMigrations } from './database/schema/migrations.ts';
import { CadeiaService } from './fechamento-do-mapa/cadeia.service.ts';
import { FechamentoDoMapaRepository } from './fechamento-do-mapa/fechamento-do-mapa.repository.ts';
import { LivroRepository } from './livro/livro.repository.ts';

/** All checks of an installation. Nothing is migrated, seeded or written, except a small file that is deleted again. */
export async function conferirSistema(configuration: Configuration): Promise<Named[]> {
  const { databaseUrl, databaseReadUrl, dataDir, mail, enderecoPublico } = configuration;
  const { connection, found } = await openToCheck({ databaseUrl, dataDir, onIdleError: () => undefined });
  try {
    const doBanco = connection ? await conferirBanco(connection, configuration) : [];
    const aoRedor = await runChecks([
      ...(connection && databaseReadUrl ? [replicaCheck(connection, databaseReadUrl)] : []),
      ...clockChecks(connection, enderecoPublico),
      ...storageChecks(configuration),
      mailCheck(mail),
      certificateCheck(configuration.certificado, new Date()),
      signersCheck(configuration.autoridadesDosSignatarios, new Date()),
    ]);
    return [{ nome: 'banco', ...found }, ...doBanco, ...aoRedor];
  } finally {
    await connection?.close();
  }
}

/** The tables are checked only when the migrations are those of this version. */
async function conferirBanco(connection: Connection, configuration: Configuration): Promise<Named[]> {
  const [historia, esquema] = schemaChecks(
    connection,
    await readMigrations(),
    expectedSchema,
    configuration.migrationUrl,
  );
  const migracoes = await runChecks([historia]);
  if (migracoes.some(({ estado }) => estado !== 'ok')) return migracoes;
  const conteudo = [
    esquema,
    roleCheck(connection, configuration),
    partitionsCheck(connection),
    keysCheck(connection),
    ultimoDia(connection),
    livroDeRegistro(connection),
    jobsCheck(connection),
  ];
  return [...migracoes, ...(await runChecks(conteudo))];
}

/** Checks the maps of the last closed day, which the next payment stands on; `verificar cadeia` checks the whole chain. */
export function ultimoDia({ database }: Connection): Check {
  const cadeia = new CadeiaService(database, new FechamentoDoMapaRepository(), undefined as never);
  return {
    nome: 'cadeia dos mapas',
    run: async () => {
      const { data, unidades, falhas } = await cadeia.conferirUltimoDia(database);
      if (!data) return ok('Nenhum mapa foi fechado ainda.');
      const dia = data.split('-').reverse().join('/');
      if (!falhas.length) return ok(`Os mapas de ${dia}, de ${unidades} lotações, são os que foram fechados.`);
      const linhas = falhas.map(({ onde, detalhe, sequencia }) => `n.º ${sequencia} da cadeia. ${onde}: ${detalhe}`);
      return falha(`Os mapas de ${dia} não são os que foram fechados.`, typed('verificar', 'cadeia'), linhas);
    },
  };
}

const MAIS_DIFERENCAS = 20;

/** Compares what the tables say of closings and signatures with what the ledger wrote when they happened (ADR 116). */
export function livroDeRegistro({ database }: Connection): Check {
  const repository = new LivroRepository();
  return {
    nome: 'livro de registro',
    run: async () => {
      const tamanho = await repository.size(database);
      const diferencas = await repository.differences(database, MAIS_DIFERENCAS);
      if (!diferencas.length) return ok(`O livro tem ${tamanho} folhas, e diz o mesmo que os registros.`);
      const linhas = diferencas.map(({ onde, texto }) =>
        onde === 'SO_NO_LIVRO'
          ? `o livro diz, e os registros não: ${texto}`
          : `os registros dizem, e o livro não: ${texto}`,
      );
      return falha('Os registros não são os que o livro guardou.', typed('verificar', 'cadeia'), linhas);
    },
  };
}
