import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { addDays } from '../src/clock/clock.ts';
import { rows } from '../src/database/database.ts';
import { FiscalizacoesService } from '../src/fiscalizacoes/fiscalizacoes.service.ts';
import { chegar, concluir, conclusao, declarar, type Fiscalizacao, respostas } from './fiscalizacoes.cenario.ts';
import { prepararBanco } from './kit/banco.ts';
import { AMANHA, abrirCliente, type Cliente, ids, semearCenario } from './pedidos.cenario.ts';
import { confirmado, esvaziar } from './recebimentos.cenario.ts';

type Schemas = components['schemas'];
type Resposta = Schemas['RespostaDoItem'];

const INICIO_DO_CONTRATO = '2026-01-01';
/** The chance of the plan that every database begins with, in hundredths of a percent. */
const BASE = 500;
/** F3 is one of the 31 answered weights: a note of 96, no risk. */
const LEVE: Resposta = { item: 'F3', resposta: 'NAO_CONFORME', observacao: 'sem uniforme' };
/** Nine of the 31 answered weights: a note of 70, under the plan's 85. */
const NOTA_BAIXA: Resposta[] = [
  { item: 'D1', resposta: 'NAO_CONFORME', observacao: 'sem fruta' },
  { item: 'F1', resposta: 'NAO_CONFORME', observacao: 'aberta' },
  { item: 'F2', resposta: 'NAO_CONFORME', observacao: 'sujo' },
  { item: 'G2', resposta: 'NAO_CONFORME', observacao: 'não guardou' },
  LEVE,
];

describe('o que o banco diz de uma entrega ao sorteio', () => {
  const banco = prepararBanco();
  let cliente: Cliente;

  beforeAll(async () => {
    await semearCenario(banco.database);
    cliente = await abrirCliente(banco);
    // Without the minimum of the week, so that the chance is the sum of the risks.
    await banco.database.execute(sql`update plano_amostragem set regras = jsonb_set(regras, '{minimoSemanal}', '0')`);
  });
  beforeEach(async () => {
    await esvaziar(banco.database);
    await banco.database.execute(sql`truncate numeracao_fiscalizacoes, sorteios_fiscalizacao cascade`);
    await banco.database.execute(sql`update contratos set vigencia_inicio = ${INICIO_DO_CONTRATO}`);
  });

  type Pedido = Awaited<ReturnType<typeof confirmado>>;
  async function fiscalizada({ id: pedidoId }: Pedido, ...trocas: Resposta[]): Promise<Fiscalizacao> {
    const nova = { origem: 'DENUNCIA', pedidoId, tipoAlimentacaoId: ids.cafe, observacao: 'azeda' };
    const { corpo } = await cliente.post<Fiscalizacao>('gestora', '/fiscalizacoes', nova);
    const foto = declarar();
    await chegar(banco.database, foto);
    const comFoto = trocas.map(troca => ({ ...troca, fotos: [foto.uuid] }));
    const feita = await concluir(
      cliente,
      'fiscal',
      corpo.id,
      conclusao([foto], { respostas: respostas(foto, ...comFoto) }),
    );
    expect([feita.status, feita.corpo.situacao]).toEqual([200, 'REALIZADA']);
    return feita.corpo;
  }
  /** Runs the five-minute job; answers the stored chance of the lunch, of which nothing was inspected. */
  async function chanceDoAlmoco(): Promise<number | undefined> {
    await cliente.pegar(FiscalizacoesService).sortear(new AbortController().signal);
    const [sorteio] = await rows<{ chance: number }>(
      banco.database,
      sql`select chance from sorteios_fiscalizacao where tipo_alimentacao_id = ${ids.almoco}`,
    );
    return sorteio?.chance;
  }
  const efetivo = (internos: number) =>
    banco.database.execute(sql`update pedidos set efetivo_internos = ${internos}, efetivo_servidores = 0`);
  const contratoDesde = (data: string) => banco.database.execute(sql`update contratos set vigencia_inicio = ${data}`);

  it.each<[string, number, (pedido: Pedido) => Promise<unknown>]>([
    ['sem nada disso', BASE, async () => undefined],
    ['nota média do fornecedor abaixo do limite', BASE + 3000, pedido => fiscalizada(pedido, ...NOTA_BAIXA)],
    ['nota média boa', BASE, pedido => fiscalizada(pedido, LEVE)],
    [
      'nota baixa de há 30 dias',
      BASE,
      async pedido => {
        const { id } = await fiscalizada(pedido, ...NOTA_BAIXA);
        await banco.database.execute(sql`update fiscalizacoes set data = ${addDays(AMANHA, -30)} where id = ${id}`);
      },
    ],
    [
      'o mesmo item três vezes em 30 dias',
      BASE + 5000,
      async pedido => {
        for (let vez = 0; vez < 3; vez += 1) await fiscalizada(pedido, LEVE);
      },
    ],
    [
      'o mesmo item duas vezes',
      BASE,
      async pedido => {
        for (let vez = 0; vez < 2; vez += 1) await fiscalizada(pedido, LEVE);
      },
    ],
    ['contrato de 29 dias', BASE + 2500, () => contratoDesde(addDays(AMANHA, -29))],
    ['contrato de 30 dias', BASE, () => contratoDesde(addDays(AMANHA, -30))],
    ['pedido 10 % acima do efetivo', BASE + 3000, () => efetivo(100)],
    ['pedido 9 % acima do efetivo', BASE, () => efetivo(101)],
    ['pedido sem efetivo', BASE, () => efetivo(0)],
  ])('%s: a chance é %i', async (_, chance, acontece) => {
    await acontece(await confirmado(cliente, banco.database));
    expect(await chanceDoAlmoco()).toBe(chance);
  });
});
