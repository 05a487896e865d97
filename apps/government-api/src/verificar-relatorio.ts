import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { type Database, rows } from './database/database.ts';
import { formatCount } from './documents/count-format.ts';
import type { CadeiaService } from './fechamento-do-mapa/cadeia.service.ts';

export const USO = `Uso: verificar [--json]
     verificar cadeia [--lotacao ID] [--ano AAAA]

Sem mais nada, confere a instalação: banco, migrações, esquema, chaves, relógio, arquivos, e-mail, tarefas e cópias. Diz de cada
uma se está ok, se pede atenção ou se é falha, e o que digitar. Termina com 1 quando há falha.

Recalcula a cadeia dos mapas fechados e diz onde ela se quebra: a lotação, o dia, a versão e o valor. Nada é gravado.

  --lotacao ID   só a desta lotação
  --ano AAAA     só o que foi fechado neste ano

Termina com 0 quando tudo está íntegro e com 1 quando algo foi adulterado.`;

export type Pedido = { readonly lotacao: number | undefined; readonly ano: number | undefined };
type Onde = { readonly database: Database; readonly cadeia: Pick<CadeiaService, 'conferir'> };

/** Undefined when the arguments are not understood. */
export function lerArgumentos(args: readonly string[]): Pedido | undefined {
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

/** Reports where each unit's chain breaks, one line for each fault. Returns the exit code. */
export async function verificar(
  { database, cadeia }: Onde,
  { lotacao, ano }: Pedido,
  dizer: (linha: string) => void,
): Promise<0 | 1> {
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
    dizer(`\n${nome} (lotação ${id}): ${falhas.length} ${falhas.length === 1 ? 'falha' : 'falhas'}`);
    for (const { sequencia, data, versao, onde, detalhe } of falhas) {
      const dia = data.split('-').reverse().join('/');
      dizer(`  ${dia}, versão ${versao}, n.º ${sequencia} da cadeia. ${onde}: ${detalhe}`);
    }
  }
  const conferidos = `${formatCount(fechamentos, 'fechamento', 'fechamentos')} de ${formatCount(lotacoes.length, 'lotação', 'lotações')}`;
  dizer(
    quebradas === 0
      ? `A cadeia está íntegra: ${conferidos}.`
      : `\nA cadeia foi adulterada em ${formatCount(quebradas, 'lotação', 'lotações')}; conferi ${conferidos}. Compare com o papel e com a cópia de segurança do banco.`,
  );
  return quebradas === 0 ? 0 : 1;
}
