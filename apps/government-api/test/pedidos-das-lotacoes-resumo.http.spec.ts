import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { prepararBanco } from './kit/banco.ts';
import { AMANHA, abrirCliente, type Cliente, ids, semearCenario } from './pedidos.cenario.ts';
import { emFortaleza } from './recebimentos.cenario.ts';

type Schemas = components['schemas'];
const PROBLEMAS = ['ATRASADA', 'NAO_ENTREGUE', 'PARCIAL'];
const LOTACOES = 60;

describe('o resumo dos pedidos das lotações', () => {
  const banco = prepararBanco();
  let cliente: Cliente;

  beforeAll(async () => {
    await semearCenario(banco.database);
    cliente = await abrirCliente(banco);
    const refeicoes = [ids.cafe, ids.almoco, ids.jantar];
    await banco.database.execute(sql`
      insert into lotacoes (codigo, nome, nome_busca, tipo, municipio, uf, fuso_horario)
      select 'R-' || n, 'Unidade ' || n % 7 || ' ' || n, 'unidade ' || n % 7 || ' ' || n, 'DELEGACIA', 'São Luís', 'MA',
        case when n % 5 = 0 then 'America/Rio_Branco' else 'America/Fortaleza' end
      from generate_series(1, ${LOTACOES}) n`);
    for (const n of [0, 1]) {
      await banco.database.execute(sql`
      insert into pedidos (numero, lotacao_id, data_refeicao, tipo, situacao, fora_do_prazo, prazo_limite_em, total_refeicoes,
        criado_em, criado_por, alterado_em, alterado_por, versao, contrato_id, fornecedor, valor_previsto_centavos, enviado_em, enviado_por,
        complemento_de)
      select '2026-' || lpad((l.id * 2 + ${n}::int)::text, 6, '0'), l.id, ${AMANHA}, case when ${n} = 0 then 'PROGRAMADO' else 'COMPLEMENTAR' end,
        (array['RASCUNHO', 'ENVIADO', 'CONFIRMADO', 'ENTREGUE', 'ENTREGUE_PARCIAL', 'NAO_ENTREGUE', 'RECUSADO', 'DEVOLVIDO'])[1 + (l.id * 3 + ${n}) % 8],
        false, now(), 0, now(), 1, now(), 1, 1, c.id, 'Boa Mesa', 0, now(), 1,
        case when ${n} = 1 then (select id from pedidos p where p.lotacao_id = l.id) end
      from lotacoes l cross join (select min(id) as id from contratos) c
      where l.codigo like 'R-%' and l.id % 9 > 0 and (${n} = 0 or l.id % 4 = 0)`);
    }
    for (const refeicao of refeicoes) {
      await banco.database.execute(sql`
        insert into itens_pedido (pedido_id, tipo_alimentacao_id, tipo_publico_id, quantidade_solicitada, quantidade_confirmada,
          quantidade_entregue, quantidade_recusada, preco_centavos)
        select p.id, ${refeicao}, ${ids.interno}, q, q, case when recebida then q - (p.id % 3) * q / 2 end, case when recebida then 0 end, 300
        from pedidos p
        cross join lateral (select (p.id * 7 + ${refeicao}) % 40 as q,
          p.situacao in ('ENTREGUE', 'ENTREGUE_PARCIAL', 'NAO_ENTREGUE') and (p.id + ${refeicao}) % 4 > 0 as recebida) c
        where (p.id + ${refeicao}) % 5 > 0`);
    }
  });

  const ler = async (busca: string) => ({
    matriz: (await cliente.get<Schemas['MatrizDasLotacoes']>('gestora', `/pedidos-das-lotacoes?${busca}`)).corpo,
    resumo: (await cliente.get<Schemas['ResumoDasLotacoes']>('monitoramento', `/pedidos-das-lotacoes/resumo?${busca}`))
      .corpo,
  });

  it.each([
    ['antes de tudo', '03:00'],
    ['no meio da manhã', '11:30'],
    ['à noite', '23:30'],
  ])('%s, diz os números da própria matriz e os primeiros problemas dela', async (_, hora) => {
    cliente.em(emFortaleza(hora));
    for (const busca of [`data=${AMANHA}`, `data=${AMANHA}&uf=MA`, `data=${AMANHA}&uf=AC`]) {
      const { matriz, resumo } = await ler(busca);
      const { linhas, ...numeros } = matriz;
      const { problemas, atrasadas, ...mesmos } = resumo;
      expect(mesmos).toEqual(numeros);
      const celulas = linhas.flatMap(({ lotacao, celulas: dela }) =>
        dela.map(({ situacao, quantidade }, n) => ({
          id: lotacao.id,
          refeicao: matriz.refeicoes[n]?.nome,
          situacao,
          quantidade,
        })),
      );
      const erradas = celulas.filter(({ situacao }) => PROBLEMAS.includes(situacao));
      expect(atrasadas).toBe(erradas.filter(({ situacao }) => situacao === 'ATRASADA').length);
      expect(problemas).toHaveLength(Math.min(20, erradas.length));
      for (const { lotacao, refeicao, situacao, quantidade } of problemas) {
        expect(erradas).toContainEqual({ id: lotacao.id, refeicao, situacao, quantidade });
      }
      const ordem = problemas.map(({ situacao, fimEm }) => `${PROBLEMAS.indexOf(situacao)} ${fimEm}`);
      expect(ordem).toEqual(ordem.toSorted());
      const maisUrgentes = erradas
        .map(({ situacao }) => PROBLEMAS.indexOf(situacao))
        .toSorted()
        .slice(0, problemas.length);
      expect(problemas.map(({ situacao }) => PROBLEMAS.indexOf(situacao))).toEqual(maisUrgentes);
    }
  });
});
