import { sql } from 'drizzle-orm';
import { prepararServidor } from '../../../test/kit/servidor.ts';
import type { Pessoa } from '../../auth/pessoa.ts';
import { Clock } from '../../clock/clock.ts';
import { rows } from '../../database/database.ts';
import { CadeiaService } from '../../fechamento-do-mapa/cadeia.service.ts';
import { PedidosRascunhoService } from '../../pedidos/rascunho/rascunho.service.ts';
import { RecebimentosService } from '../../recebimentos/recebimentos.service.ts';
import { etagOf } from '../../versions/versions.ts';
import { atosDasOcorrencias } from './atos-das-ocorrencias.ts';
import { ElencoRepository } from './elenco.repository.ts';
import type { OcorrenciaVista } from './estado.repository.ts';
import { Momento } from './momento.ts';
import { VidaDoDia } from './vida-do-dia.ts';

const [HOJE, AMANHA] = ['2026-11-24', '2026-11-25'];
/** The specs stand on a Tuesday; the units' clocks are three hours behind. */
const as = (hora: string, dia = HOJE) => new Date(`${dia}T${hora}:00-03:00`);
/** Fewer maps than the demonstration closes: a closing is the slowest act. */
const ALCANCE = { dias: 3, medicoes: false };

describe('um dia da demonstração', () => {
  const servidor = prepararServidor();
  let [vida, outra]: VidaDoDia[] = [];
  let agora = as('08:00');

  const consultar = <Linha extends Record<string, unknown>>(consulta: string) =>
    rows<Linha>(servidor.database, sql.raw(consulta));
  const contar = async (onde: string) =>
    (await consultar<{ n: number }>(`select count(*)::int as n from ${onde}`))[0]?.n;
  const porSituacao = async (tabela: string, onde: string): Promise<Record<string, number>> =>
    Object.fromEntries(
      (
        await consultar<{ situacao: string; n: number }>(
          `select situacao, count(*)::int as n from ${tabela} where ${onde} group by 1`,
        )
      ).map(({ situacao, n }) => [situacao, n]),
    );
  const recebidas = (sigla: string, dia = HOJE, onde = 'true') =>
    contar(`recebimentos r join pedidos p on p.id = r.pedido_id join tipos_alimentacao t on t.id = r.tipo_alimentacao_id
      where p.data_refeicao = '${dia}' and t.sigla = '${sigla}' and ${onde}`);
  const id = async (tabela: string, onde: string) =>
    (await consultar<{ id: number }>(`select id from ${tabela} where ${onde}`))[0]?.id ?? 0;

  /** The manager of the demonstration, as who visits it: with a call of her own. */
  async function visita(): Promise<Pessoa> {
    const elenco = await new ElencoRepository(servidor.database).reunir();
    if (!elenco) throw new Error('the demonstration has its people');
    return { ...elenco.gestora, requestId: 'visita' };
  }

  async function viverAte(instante: Date): Promise<void> {
    agora = instante;
    while (await vida?.rodada());
  }

  beforeAll(() => {
    servidor.app.get(Clock).now = () => agora;
    [vida, outra] = [new VidaDoDia(servidor.app, ALCANCE), new VidaDoDia(servidor.app, ALCANCE)];
  });
  afterAll(() => Promise.all([vida?.parar(), outra?.parar()]));

  it('dois processos ao mesmo tempo fazem cada ato uma vez', async () => {
    const feitos = await Promise.all([vida?.rodada(), outra?.rodada()]);
    expect(feitos.filter(feito => feito === undefined)).toHaveLength(1);
  });

  it('às 08:00 o café chegou, uma vez com atraso, e o resto do dia espera', async () => {
    await viverAte(as('08:00'));
    expect(await recebidas('CAFÉ')).toBe(10);
    expect(await recebidas('CAFÉ', HOJE, `r.faixa_atraso = 'AVISO'`)).toBe(1);
    expect(await recebidas('CAFÉ', HOJE, 'r.lancamento_tardio')).toBe(0);
    expect(await recebidas('ALM')).toBe(0);
    expect(await contar('telas where revogada_em is null')).toBe(1);
    expect(await contar('contas_servico')).toBe(1);
    expect(await contar('webhooks where not ativo')).toBe(1);
    expect(await contar('(select distinct papel from designacoes) d')).toBe(5);
    expect(await porSituacao('entregas_webhook', 'true')).toEqual({ ENTREGUE: 11, MORTA: 1 });
    expect(await contar(`fotos_repetidas where situacao = 'A_DECIDIR'`)).toBe(1);
  });

  it('o mesmo momento outra vez não faz nada', async () => {
    expect(await vida?.rodada()).toBe(0);
    expect(await recebidas('CAFÉ')).toBe(10);
  });

  it('o que uma pessoa fez fica como está', async () => {
    const gestora = await visita();
    const lotacaoId = await id('lotacoes', `codigo = 'UPSL-2'`);
    const pedidoId = await id('pedidos', `lotacao_id = ${lotacaoId} and data_refeicao = '${HOJE}'`);
    const lanche = await id('tipos_alimentacao', `sigla = 'LAN'`);
    const celulas = await consultar<{ publico: number; confirmada: number }>(
      `select tipo_publico_id as publico, quantidade_confirmada as confirmada from itens_pedido
       where pedido_id = ${pedidoId} and tipo_alimentacao_id = ${lanche} and quantidade_confirmada > 0`,
    );
    const vazia = await id(
      'lotacoes l',
      `not exists (select from pedidos p where p.lotacao_id = l.id and p.data_refeicao = '${AMANHA}')
        and not exists (select from usuarios u where u.lotacao_id = l.id and u.cpf in ('52998224725', '28001238938'))`,
    );
    const itens = [{ tipoAlimentacaoId: lanche, tipoPublicoId: celulas[0]?.publico ?? 0, quantidade: 7 }];
    await servidor.app
      .get(PedidosRascunhoService)
      .criar(gestora, { lotacaoId: vazia, dataRefeicao: AMANHA ?? '', itens });
    agora = as('14:31');
    const versao = (await consultar<{ versao: number }>(`select versao from pedidos where id = ${pedidoId}`))[0]
      ?.versao;
    await servidor.app.get(RecebimentosService).registrar(
      gestora,
      { pedidoId, ifMatch: etagOf(versao ?? 0) },
      {
        tipoAlimentacaoId: lanche,
        itens: celulas.map(({ publico, confirmada }) => ({
          tipoPublicoId: publico,
          entregue: confirmada,
          recusada: 0,
        })),
      },
    );
    await viverAte(as('18:30'));
    expect(
      await consultar(`select situacao, total_refeicoes::int as total from pedidos
      where lotacao_id = ${vazia} and data_refeicao = '${AMANHA}'`),
    ).toEqual([{ situacao: 'RASCUNHO', total: 7 }]);
    expect(await recebidas('LAN', HOJE, `r.pedido_id = ${pedidoId} and r.registrado_por = ${gestora.usuarioId}`)).toBe(
      1,
    );
    expect(await recebidas('LAN', HOJE, `r.pedido_id = ${pedidoId}`)).toBe(1);
    expect(await recebidas('JAN', HOJE, `r.pedido_id = ${pedidoId}`)).toBe(1);
  });

  it('às 18:30 tudo chegou: um pedido com falta, um com recusa e a ocorrência dela', async () => {
    for (const sigla of ['CAFÉ', 'ALM', 'LAN', 'JAN']) expect(await recebidas(sigla)).toBe(10);
    expect(await porSituacao('pedidos', `data_refeicao = '${HOJE}'`)).toEqual({ ENTREGUE: 8, ENTREGUE_PARCIAL: 2 });
    expect(await contar(`ocorrencias where data_refeicao = '${HOJE}' and situacao = 'ABERTA'`)).toBe(1);
  });

  it('há fiscalizações em cada situação, com as fotos que declararam', async () => {
    const doDia = await porSituacao('fiscalizacoes', `data = '${HOJE}'`);
    expect(Object.keys(doDia).sort()).toEqual(
      ['AGUARDANDO_FOTOS', 'CIENTE_FORNECEDOR', 'EM_ANDAMENTO', 'NAO_REALIZADA', 'PENDENTE', 'REALIZADA'].sort(),
    );
    expect(await contar(`fiscalizacoes where data = '${HOJE}' and fotos_faltando > 0`)).toBe(1);
  });

  it('os pedidos de amanhã saíram ao longo do dia, menos os de quem visita', async () => {
    expect(await porSituacao('pedidos', `data_refeicao = '${AMANHA}'`)).toEqual({
      CONFIRMADO: 6,
      ENVIADO: 1,
      RASCUNHO: 1,
    });
    expect(
      await contar(`pedidos p join usuarios u on u.lotacao_id = p.lotacao_id
        where p.data_refeicao = '${AMANHA}' and u.cpf in ('52998224725', '28001238938')`),
    ).toBe(0);
  });

  it('às 10:00 do dia seguinte os mapas estão fechados e assinados, e um espera a gestora', async () => {
    await viverAte(as('10:00', AMANHA));
    expect(await porSituacao('fechamentos_mapa', `data = '${HOJE}'`)).toEqual({ ASSINADO: 9, FECHADO: 1 });
    expect(await porSituacao('fechamentos_mapa', `data < '${HOJE}'`)).toEqual({ ASSINADO: 20 });
    expect(
      await contar(
        `fiscalizacoes where data = '${HOJE}' and situacao in ('PENDENTE', 'EM_ANDAMENTO', 'AGUARDANDO_FOTOS')`,
      ),
    ).toBe(0);
    // Two units whose requester visits began the day without an order, and got theirs; one has only a person's draft.
    expect(await recebidas('CAFÉ', AMANHA)).toBe(9);
    expect(await contar(`efetivos_diarios where data = '${AMANHA}' and fonte = 'MANUAL'`)).toBe(10);
  });

  it('a ocorrência foi notificada e respondida na manhã seguinte', async () => {
    const daVez = `data_refeicao = '${HOJE}'`;
    expect(await porSituacao('ocorrencias', daVez)).toEqual({ RESPONDIDA: 1 });
    expect(await contar(`ocorrencias where ${daVez} and respondida_em = '${AMANHA}T09:50:00-03:00'`)).toBe(1);
  });

  it('cada passo de uma ocorrência é o do produto', async () => {
    const elenco = await new ElencoRepository(servidor.database).reunir();
    if (!elenco) throw new Error('the demonstration has its people');
    const palco = { app: servidor.app, elenco, momento: new Momento(servidor.app.get(Clock)) };
    const passos = [
      ['ABERTA', 'NOTIFICAR_OCORRENCIA', 'NOTIFICADA'],
      ['SEM_RESPOSTA', 'DECIDIR_OCORRENCIA', 'PROCEDENTE'],
      ['RESPONDIDA', 'DECIDIR_OCORRENCIA', 'ACEITA_JUSTIFICATIVA'],
      ['PROCEDENTE', 'SANEAR_OCORRENCIA', 'SANEADA'],
      ['SANEADA', 'ENCERRAR_OCORRENCIA', 'ENCERRADA'],
    ] as const;
    for (const [de, que, para] of passos) {
      const [vista] = await consultar<Omit<OcorrenciaVista, 'tocado'>>(
        `select id, lotacao_id as "lotacaoId", data_refeicao::text as data, situacao, versao, 0::float8 as em
         from ocorrencias where situacao = '${de}' order by id limit 1`,
      );
      const unidade = elenco.unidades.find(({ id: qual }) => qual === vista?.lotacaoId);
      if (!vista || !unidade) throw new Error(`the demonstration has an occurrence in ${de}`);
      const ocorrencia = { ...vista, tocado: false };
      await atosDasOcorrencias[que](palco, { unidade, data: vista.data, ocorrencia, em: agora, chave: '' });
      expect(await porSituacao('ocorrencias', `id = ${vista.id}`)).toEqual({ [para]: 1 });
    }
  });

  it('a cadeia dos mapas confere, e a trilha diz quem fez', async () => {
    expect(await contar(`eventos where request_id = 'demonstracao' and usuario_id is null`)).toBe(0);
    const lotacaoId = await id('lotacoes', `codigo = 'UPPA-1'`);
    const cadeia = await servidor.app.get(CadeiaService).verificar(await visita(), lotacaoId, undefined);
    expect(cadeia).toMatchObject({ integra: true, versoes: 3 });
  });
});
