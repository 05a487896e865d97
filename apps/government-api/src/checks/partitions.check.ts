import { atencao, type Check, type Finding, falha, ok } from '@alipen/platform/checks/checks';
import { place } from '@alipen/platform/checks/place';
import type { Connection, Session } from '../database/connection.ts';

const make = () => place().sql('select criar_particoes()', 'DATABASE_URL');

/**
 * Checks that the coming months have partitions, that no row fell outside a month, and that expired months were removed
 * (ADR 66).
 */
export const partitionsCheck = (connection: Connection): Check => ({
  nome: 'meses das trilhas',
  run: () => connection.withSession(partitionsOf),
});

type Row = { tabela: string; sem_mes: boolean; a_frente: number; pedidos: number };

async function partitionsOf(session: Session): Promise<Finding> {
  const rows = await session.query<Row>(`
    select t.tabela, t.meses_a_frente as pedidos,
      case t.tabela when 'eventos' then exists (select from eventos_sem_mes) else exists (select from acessos_sem_mes) end as sem_mes,
      (select count(*)::int from particoes p where p.tabela = t.tabela and p.situacao = 'ATIVA' and p.de > now()) as a_frente
    from politicas_particao t order by 1`);
  const lost = rows.filter(({ sem_mes }) => sem_mes).map(({ tabela }) => tabela);
  if (lost.length) return atencao(`Há linhas de ${lost.join(' e ')} fora de qualquer mês.`, make());
  const late = rows.filter(({ a_frente, pedidos }) => a_frente < pedidos);
  const frase = late.map(({ tabela, a_frente }) => `${tabela} tem ${a_frente} meses à frente`).join('; ');
  if (late.some(({ a_frente }) => a_frente === 0)) return falha(`${frase}.`, make());
  if (late.length) return atencao(`${frase}: a tarefa GUARDA_DAS_TRILHAS não rodou.`, make());
  const due = await session.query<{ nome: string }>('select nome from particoes_vencidas()');
  if (due.length) {
    return atencao(
      `${due.length} meses passaram do prazo e ainda não foram retirados.`,
      place().logs('government-api'),
      due.map(({ nome }) => nome),
    );
  }
  return ok(
    `As trilhas têm os meses de que precisam: ${rows.map(({ tabela, a_frente }) => `${tabela}, ${a_frente} à frente`).join('; ')}.`,
  );
}
