import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { readConfiguration } from './configuration.ts';
import { Database, rows } from './database/database.ts';
import { CadeiaService } from './fechamentos/cadeia.service.ts';
import { criarServidor } from './servidor.ts';

const USO = `Uso: verificar cadeia [--lotacao ID] [--ano AAAA]

Recalcula a cadeia dos mapas fechados e diz onde ela se quebra: a lotação, o dia, a versão e o valor. Nada é gravado.

  --lotacao ID   só a desta lotação
  --ano AAAA     só o que foi fechado neste ano

Termina com 0 quando tudo está íntegro e com 1 quando algo foi adulterado.`;

async function comando(args: readonly string[]): Promise<number> {
  const lido = lerArgumentos(args);
  if (!lido) {
    console.error(USO);
    return 2;
  }
  const configuration = readConfiguration({
    ...process.env,
    JOBS: 'false',
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
  });
  const app = await criarServidor(configuration);
  try {
    return await verificar(app.get(Database), app.get(CadeiaService), lido);
  } finally {
    await app.close();
  }
}

async function verificar(database: Database, cadeia: CadeiaService, { lotacao, ano }: Pedido): Promise<number> {
  const so = lotacao === undefined ? sql`` : sql`and l.id = ${lotacao}`;
  const lotacoes = await rows<{ id: number; nome: string }>(
    database,
    sql`select l.id, l.nome from lotacoes l
      where exists (select from fechamentos_mapa f where f.lotacao_id = l.id) ${so} order by l.nome_busca`,
  );
  let [fechamentos, quebradas] = [0, 0];
  for (const { id, nome } of lotacoes) {
    const { elos, falhas } = await cadeia.conferir(database, id, ano);
    fechamentos += elos;
    if (falhas.length === 0) continue;
    quebradas += 1;
    console.log(`\n${nome} (lotação ${id}): ${falhas.length} ${falhas.length === 1 ? 'falha' : 'falhas'}`);
    for (const { sequencia, data, versao, onde, detalhe } of falhas) {
      console.log(
        `  ${data.split('-').reverse().join('/')}, versão ${versao}, n.º ${sequencia} da cadeia. ${onde}: ${detalhe}`,
      );
    }
  }
  const n = (valor: number) => valor.toLocaleString('pt-BR');
  const conferidos = `${n(fechamentos)} fechamentos de ${n(lotacoes.length)} lotações conferidos`;
  console.log(
    quebradas === 0
      ? `A cadeia está íntegra: ${conferidos}.`
      : `\nA cadeia foi adulterada em ${n(quebradas)} de ${n(lotacoes.length)} lotações (${conferidos}). Compare com o papel e com a cópia de segurança do banco.`,
  );
  return quebradas === 0 ? 0 : 1;
}

type Pedido = { readonly lotacao: number | undefined; readonly ano: number | undefined };

function lerArgumentos(args: readonly string[]): Pedido | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { lotacao: { type: 'string' }, ano: { type: 'string' } },
    });
    const [alvo, ...resto] = positionals;
    if (alvo !== 'cadeia' || resto.length) return undefined;
    const [lotacao, ano] = [values.lotacao, values.ano].map(texto => (texto === undefined ? undefined : Number(texto)));
    if ([lotacao, ano].some(numero => numero !== undefined && !(Number.isInteger(numero) && numero > 0)))
      return undefined;
    return { lotacao, ano };
  } catch {
    return undefined;
  }
}

comando(process.argv.slice(2)).then(
  codigo => {
    process.exitCode = codigo;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
