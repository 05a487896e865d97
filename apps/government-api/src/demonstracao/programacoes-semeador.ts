import { sql } from 'drizzle-orm';
import { addDays } from '../clock/clock.ts';
import type { Transaction } from '../database/database.ts';
import type { Dia, Semeador } from './demonstracao.service.ts';

const UNIDADE = 'UPPA-1';

export const datasDaProgramacao: Semeador = {
  nome: 'datas da programação',
  async semear(tx, dia) {
    await semearExcecao(tx, dia);
    await semearFeriado(tx, dia);
    await semearVersao(tx, dia);
  },
};

/** A visit day: lunch has half as many again, because the inmates' families eat there. */
async function semearExcecao(tx: Transaction, { hoje }: Dia): Promise<void> {
  await tx.execute(sql`
    with nova as (
      insert into excecoes_programacao (lotacao_id, data_inicio, data_fim, motivo, descricao)
      select id, ${addDays(hoje, 9)}::date, ${addDays(hoje, 9)}::date, 'DIA_DE_VISITA', 'Visita das famílias'
      from lotacoes where codigo = ${UNIDADE}
      returning id, lotacao_id
    )
    insert into itens_excecao (excecao_id, tipo_alimentacao_id, tipo_publico_id, quantidade)
    select nova.id, i.tipo_alimentacao_id, i.tipo_publico_id,
           case when t.meio_do_dia then i.quantidade * 3 / 2 else i.quantidade end
    from nova
    join programacoes p on p.lotacao_id = nova.lotacao_id
    join itens_programacao i on i.programacao_id = p.id and i.dia_semana = 0
    join tipos_alimentacao t on t.id = i.tipo_alimentacao_id`);
}

async function semearFeriado(tx: Transaction, { hoje }: Dia): Promise<void> {
  await tx.execute(sql`
    insert into feriados (data, descricao, ambito, uf, municipio)
    select ${addDays(hoje, 25)}::date, 'Aniversário da cidade', 'MUNICIPAL', uf, municipio
    from lotacoes where codigo = ${UNIDADE}`);
}

/** A tenth fewer from next month on, because a wing is being emptied. */
async function semearVersao(tx: Transaction, { hoje }: Dia): Promise<void> {
  const inicio = addDays(hoje, 30);
  await tx.execute(sql`
    with atual as (
      update programacoes set vigencia_fim = ${inicio}::date - 1
      where lotacao_id = (select id from lotacoes where codigo = ${UNIDADE})
      returning id, lotacao_id
    ), nova as (
      insert into programacoes (lotacao_id, vigencia_inicio, observacao, regra_feriado)
      select lotacao_id, ${inicio}::date, 'Reforma da ala B', 'COMO_SABADO' from atual
      returning id
    )
    insert into itens_programacao (programacao_id, dia_semana, tipo_alimentacao_id, tipo_publico_id, quantidade)
    select nova.id, i.dia_semana, i.tipo_alimentacao_id, i.tipo_publico_id, i.quantidade * 9 / 10
    from nova, atual join itens_programacao i on i.programacao_id = atual.id`);
}
