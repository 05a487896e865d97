import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { addDays } from '../src/clock/clock.ts';
import { rows } from '../src/database/database.ts';
import { PedidosService } from '../src/pedidos/pedidos.service.ts';
import { PrescricoesTarefas } from '../src/prescricoes/prescricoes.tarefas.ts';
import { abrirCenario } from './cenario-aberto.ts';
import { AGORA, AMANHA, HOJE, ids, item, type Problema } from './pedidos.cenario.ts';

type Schemas = components['schemas'];
type Prescricao = Schemas['Prescricao'];
type Pagina = Schemas['PaginaPrescricoes'];
type DoDia = Schemas['DietasDoDia'];
type Pedido = Schemas['Pedido'];
type Dietas = Schemas['DietasDoPedido'];
type Lida = { corpo: Prescricao; etag: string | null };

const FIM = '2026-12-31';
const nova = (mudanca: object = {}) => ({
  lotacaoId: ids.upsl,
  pessoa: 'c-204',
  tipoPublicoId: ids.interno,
  tipoDietaId: 2,
  profissao: 'NUTRICIONISTA',
  registro: ' 12345/ma ',
  de: HOJE,
  ate: FIM,
  ...mudanca,
});

describe('a dieta prescrita a uma pessoa, que é um código', () => {
  const { banco, cliente } = abrirCenario();

  beforeEach(async () => {
    cliente.em(AGORA);
    await banco.database.execute(
      sql.raw('truncate prescricoes, pedidos, numeracao_pedidos, notificacoes restart identity cascade'),
    );
  });

  const pedir = (mudanca: object = {}, quem: 'solicitante' | 'gestora' | 'doAcre' = 'solicitante') =>
    cliente.post<Prescricao & Problema>(quem, '/prescricoes', nova(mudanca));
  const dar = (quem: 'solicitante' | 'gestora' | 'doAcre', ato: string, { corpo, etag }: Lida, dito: object = {}) =>
    cliente.post<Prescricao & Problema>(quem, `/prescricoes/${corpo.id}/${ato}`, dito, etag ?? '');
  const autorizada = async (mudanca: object = {}) => dar('gestora', 'autorizacao', await pedir(mudanca));
  const doDia = async (data: string, lotacaoId: number = ids.upsl) =>
    (await cliente.get<DoDia>('fiscal', `/prescricoes/do-dia?lotacaoId=${lotacaoId}&data=${data}`)).corpo.itens;
  const reler = (id: number) => cliente.get<Prescricao>('gestora', `/prescricoes/${id}`);

  it('só vale depois de autorizada, por outra pessoa; até lá a gestão é avisada', async () => {
    const pedida = await pedir();
    expect(pedida).toMatchObject({
      status: 201,
      corpo: { pessoa: 'C-204', registro: '12345/MA', situacao: 'PEDIDA', validade: null, acoes: ['encerrar'] },
    });
    expect(await doDia(AMANHA)).toEqual([]);
    const avisos = () =>
      rows<{ texto: string; resolvida: boolean }>(
        banco.database,
        sql`select texto, resolvida_em is not null as resolvida from notificacoes where evento = 'DIETA_A_AUTORIZAR'`,
      );
    expect((await avisos())[0]).toMatchObject({ resolvida: false, texto: expect.not.stringContaining('204') });
    const feita = await dar('gestora', 'autorizacao', pedida);
    expect(feita.corpo).toMatchObject({ situacao: 'AUTORIZADA', validade: 'EM_VIGOR', decididaPor: 'Gestora Geral' });
    expect((await avisos())[0]).toMatchObject({ resolvida: true });
    expect(await doDia(AMANHA)).toEqual([{ pessoa: 'C-204', codigo: 'D2', publico: 'Interno' }]);
    expect([await doDia(addDays(HOJE, -1)), await doDia(addDays(FIM, 1))]).toEqual([[], []]);

    const propria = await pedir({ pessoa: 'C-9' }, 'gestora');
    expect(propria.corpo.acoes).not.toContain('autorizar');
    expect(await dar('gestora', 'autorizacao', propria)).toMatchObject({ status: 409 });
    expect((await dar('solicitante', 'autorizacao', propria)).status).toBe(403);
    const recusada = await dar('gestora', 'recusa', propria, { motivo: 'Sem a receita.' });
    expect(recusada.corpo).toMatchObject({ situacao: 'RECUSADA', motivo: 'Sem a receita.', acoes: [] });
    expect((await dar('gestora', 'autorizacao', recusada)).status).toBe(409);
    const recusas = sql`select texto from notificacoes where evento = 'DIETA_RECUSADA'`;
    expect(await rows(banco.database, recusas)).toEqual([{ texto: expect.not.stringMatching(/C-9|receita/) }]);
  });

  it.each([
    ['um nome', { pessoa: 'Maria da Silva' }, '/pessoa'],
    ['um CPF', { pessoa: '111.444.777-35' }, '/pessoa'],
    ['o registro sem número', { registro: 'CRM' }, '/registro'],
    ['um público sem dieta', { tipoPublicoId: ids.publicoInativo }, '/tipoPublicoId'],
    ['um tipo que não existe', { tipoDietaId: 99 }, '/tipoDietaId'],
    ['o fim antes do começo', { ate: addDays(HOJE, -1) }, '/ate'],
    ['mais de um ano', { ate: '2028-01-01' }, '/ate'],
    ['de muito antes', { de: '2026-09-01' }, '/de'],
  ])('recusa %s, e nada fica', async (_nome, mudanca, pointer) => {
    const { status, corpo } = await pedir(mudanca);
    expect([status, corpo.errors?.[0]?.pointer]).toEqual([422, pointer]);
    expect((await cliente.get<Pagina>('gestora', '/prescricoes')).corpo.total).toBe(0);
  });

  it('a mesma dieta da mesma pessoa não se repete nos mesmos dias, nem pedida por duas ao mesmo tempo', async () => {
    const juntas = await Promise.all([pedir(), pedir({}, 'gestora')]);
    expect(juntas.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await pedir({ tipoDietaId: 1 })).status).toBe(201);
  });

  it('cada lotação vê as suas, e a trilha não diz de quem são', async () => {
    const uma = await autorizada();
    expect((await cliente.get('doAcre', `/prescricoes/${uma.corpo.id}`)).status).toBe(403);
    expect((await cliente.get<Pagina>('doAcre', '/prescricoes')).corpo.total).toBe(0);
    expect((await cliente.get('doAcre', `/prescricoes/do-dia?lotacaoId=${ids.upsl}`)).status).toBe(403);
    expect((await pedir({}, 'doAcre')).status).toBe(403);
    expect((await cliente.get('atendimento', '/prescricoes')).status).toBe(403);
    expect((await cliente.get<Pagina>('solicitante', '/prescricoes?busca=c-204&situacao=AUTORIZADA')).corpo.total).toBe(
      1,
    );
    expect(
      (await cliente.get<Pagina>('gestora', `/prescricoes?emDia=${addDays(FIM, 1)}&ordem=-pessoa`)).corpo.total,
    ).toBe(0);
    const trilha = await rows<{ dados: object }>(
      banco.database,
      sql`select dados from eventos where entidade = 'prescricoes'`,
    );
    expect(trilha.length).toBeGreaterThan(1);
    expect(JSON.stringify(trilha)).not.toContain('204');
  });

  it('encerrada, vale até o último dia dito, e os dias de antes continuam explicados', async () => {
    const dita = { ultimoDia: AMANHA, motivo: 'Alta da dieta.' };
    const { corpo } = await dar('solicitante', 'encerramento', await autorizada(), dita);
    expect(corpo).toMatchObject({ situacao: 'ENCERRADA', ate: AMANHA, motivo: 'Alta da dieta.', acoes: [] });
    expect([(await doDia(AMANHA)).length, (await doDia(addDays(AMANHA, 1))).length]).toEqual([1, 0]);
    const tarde = await dar('solicitante', 'encerramento', await autorizada({ pessoa: 'C-1' }), {
      ...dita,
      ultimoDia: '2027-02-01',
    });
    expect([tarde.status, tarde.corpo.errors?.[0]?.pointer]).toEqual([422, '/ultimoDia']);
  });

  it('renovada, a nova começa no dia seguinte e espera outra autorização; a que acaba já não avisa', async () => {
    const perto = addDays(HOJE, 5);
    const uma = await autorizada({ ate: perto });
    expect(uma.corpo.validade).toBe('A_VENCER');
    const avisar = () => cliente.pegar(PrescricoesTarefas).lembrar();
    expect([(await avisar()) > 0, await avisar()]).toEqual([true, 0]);
    const aVencer = async () => (await cliente.get<Pagina>('gestora', '/prescricoes?aVencer=true')).corpo.total;
    expect(await aVencer()).toBe(1);
    const dita = { profissao: 'MEDICO', registro: '9/MA', ate: FIM };
    const renovada = await dar('solicitante', 'renovacao', uma, dita);
    expect(renovada.corpo).toMatchObject({ situacao: 'PEDIDA', de: addDays(perto, 1), anteriorId: uma.corpo.id });
    expect(await aVencer()).toBe(0);
    expect((await dar('solicitante', 'renovacao', await reler(uma.corpo.id), dita)).status).toBe(409);
    expect((await dar('gestora', 'autorizacao', uma)).status).toBe(412);
  });

  it('transferida, fecha aqui na véspera e abre lá no dia, em um só ato', async () => {
    const uma = await autorizada();
    const depois = addDays(HOJE, 3);
    const para = { lotacaoId: ids.acre, aPartirDe: depois, pessoa: 'RB-7' };
    expect((await dar('gestora', 'transferencia', uma, { ...para, lotacaoId: ids.upsl })).status).toBe(422);
    expect((await dar('gestora', 'transferencia', uma, { ...para, lotacaoId: ids.inativa })).status).toBe(422);
    expect((await dar('gestora', 'transferencia', uma, { ...para, aPartirDe: HOJE })).status).toBe(422);
    expect((await dar('solicitante', 'transferencia', uma, para)).status).toBe(403);
    const la = await dar('gestora', 'transferencia', uma, para);
    expect(la.corpo).toMatchObject({
      lotacao: { id: ids.acre },
      pessoa: 'RB-7',
      de: depois,
      ate: FIM,
      situacao: 'AUTORIZADA',
    });
    expect((await reler(uma.corpo.id)).corpo).toMatchObject({ situacao: 'ENCERRADA', ate: addDays(depois, -1) });
    const nos = async (data: string) => [(await doDia(data)).length, (await doDia(data, ids.acre)).length];
    expect([await nos(addDays(depois, -1)), await nos(depois)]).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  describe('no pedido', () => {
    const abrir = () =>
      cliente.post<Pedido>('solicitante', '/pedidos', {
        lotacaoId: ids.upsl,
        dataRefeicao: AMANHA,
        itens: [item(ids.almoco, ids.interno, 3), item(ids.cafe, ids.interno, 0)],
      });
    const enviar = ({ corpo, etag }: { corpo: Pedido; etag: string | null }) =>
      cliente.post<Pedido & Problema>('solicitante', `/pedidos/${corpo.id}/envio`, {}, etag ?? '');
    const ler = (id: number, quem: 'solicitante' | 'atendimento' = 'solicitante') =>
      cliente.get<Dietas>(quem, `/pedidos/${id}/dietas`);
    const definir = async (id: number, dito: object) =>
      cliente.put<Dietas & Problema>('solicitante', `/pedidos/${id}/dietas`, dito, (await ler(id)).etag ?? '');
    const FRASE = 'Almoço para Interno, dieta D2: 1 autorizada e 0 no pedido.';

    it('propõem-se as que valem no dia; a diferença se diz em palavras e pede motivo', async () => {
      const pedido = await abrir();
      await autorizada();
      const { id } = pedido.corpo;
      const par = { tipoAlimentacaoId: ids.almoco, tipoPublicoId: ids.interno, tipoDietaId: 2 };
      expect((await ler(id)).corpo).toMatchObject({
        autorizadas: [{ ...par, codigo: 'D2', pessoa: 'C-204' }],
        diferencas: [FRASE],
        motivo: null,
      });
      expect((await ler(id, 'atendimento')).corpo).toMatchObject({ autorizadas: [], diferencas: [FRASE] });
      const sem = await enviar(pedido);
      expect(sem).toMatchObject({ status: 422, corpo: { type: '/problemas/justificativa-obrigatoria' } });
      expect(sem.corpo.errors?.[0]).toMatchObject({ pointer: '/dietas', detail: expect.stringContaining(FRASE) });
      const duas = { dietas: [{ ...par, quantidade: 2 }] };
      expect((await definir(id, duas)).corpo.errors?.[0]?.pointer).toBe('/motivo');
      const dita = await definir(id, { ...duas, motivo: 'Chegou mais uma pessoa.' });
      expect(dita.corpo).toMatchObject({
        motivo: 'Chegou mais uma pessoa.',
        diferencas: [expect.stringContaining('2 no pedido')],
      });
      expect(
        (await definir(id, { dietas: [{ ...par, quantidade: 1, identificacao: 'C-204' }] })).corpo.diferencas,
      ).toEqual([]);
      expect((await enviar(pedido)).status).toBe(200);
    });

    it('onde não há autorizadas no dia, tudo é como era', async () => {
      await autorizada({ de: addDays(AMANHA, 1) });
      const pedido = await abrir();
      expect((await ler(pedido.corpo.id)).corpo).not.toHaveProperty('autorizadas');
      expect((await enviar(pedido)).status).toBe(200);
    });

    it('a programação que o sistema envia leva as autorizadas', async () => {
      await autorizada();
      cliente.em('2026-11-20T21:00:00.001Z');
      const lote = { data: AMANHA, fuso: 'America/Fortaleza', depoisDe: 0, tamanho: 100 };
      await banco.database.transaction(tx => cliente.pegar(PedidosService).enviarAutomaticamente(tx, lote));
      const [pedido] = (await cliente.get<Schemas['PaginaPedidos']>('gestora', '/pedidos')).corpo.itens;
      expect(pedido).toMatchObject({ enviadoAutomaticamente: true });
      expect((await ler(pedido?.id ?? 0)).corpo.dietas).toMatchObject([{ codigo: 'D2', quantidade: 1 }]);
    });
  });
});
