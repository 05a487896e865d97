import { sql } from 'drizzle-orm';
import { lotacoes } from '../src/lotacoes/lotacoes.schema.ts';
import { dia, prepararServidor } from './kit/servidor.ts';

const br = (data: string) => data.split('-').reverse().join('/');

describe('as exceções, os feriados e as janelas de uma lotação', () => {
  const servidor = prepararServidor();
  const ids = new Map<string, number>();
  const idDe = (codigo: string) => ids.get(codigo) ?? 0;
  beforeAll(async () => {
    for (const { codigo, id } of await servidor.database.select().from(lotacoes)) ids.set(codigo, id);
    // The demonstration's own exceptions would be in the way of these.
    await servidor.database.execute(sql`delete from excecoes_programacao`);
  });

  const gestora = () => servidor.como('gestora');
  const excecao = (de: number, ate: number, quantidade = 5, mais: object = {}) => ({
    dataInicio: dia(de),
    dataFim: dia(ate),
    motivo: 'EVENTO',
    itens: [{ tipoAlimentacaoId: 1, tipoPublicoId: 1, quantidade }],
    ...mais,
  });
  const criar = (id: number, corpo: object) => gestora().post(`/ms-alipen/lotacoes/${id}/excecoes`).send(corpo);
  const editar = ({ id, versao }: { id: number; versao: number }, corpo: object) =>
    gestora().put(`/ms-alipen/excecoes/${id}`).set('if-match', `"${versao}"`).send(corpo);
  const preparo = async (id: number, data: string) =>
    (await gestora().get(`/ms-alipen/pedidos/preparo?lotacaoId=${id}&data=${data}`).expect(200)).body;
  const programadas = async (id: number, data: string) =>
    (await preparo(id, data)).celulas
      .filter(({ programada }: { programada: number }) => programada > 0)
      .map((c: { tipoAlimentacaoId: number; tipoPublicoId: number; programada: number }) => [
        c.tipoAlimentacaoId,
        c.tipoPublicoId,
        c.programada,
      ]);

  it('feriado e dia de visita passam à frente do dia da semana, e exceções que se sobrepõem são recusadas (15.11)', async () => {
    const id = idDe('UPSL-1');
    const [visita, feriado] = [dia(6), dia(7)];
    const { body: criada } = await criar(id, excecao(6, 6, 33, { motivo: 'DIA_DE_VISITA' })).expect(201);
    expect(criada).toMatchObject({ total: 33, versao: 1, acoes: ['editar', 'remover'] });
    expect(await programadas(id, visita)).toEqual([[1, 1, 33]]);
    // A holiday of our own, on which the unit follows Sunday's week.
    await gestora()
      .post('/ms-alipen/feriados')
      .send({ data: feriado, descricao: 'Padroeira', ambito: 'MUNICIPAL', uf: 'MA', municipio: 'sao lourenco da ilha' })
      .expect(201);
    const previsao = (await gestora().get(`/ms-alipen/lotacoes/${id}/programacao/previsao?dias=14`).expect(200)).body;
    const doDia = previsao.dias.find(({ data }: { data: string }) => data === feriado);
    expect(doDia).toMatchObject({
      origem: 'FERIADO',
      diaUsado: 0,
      feriado: { nome: 'Padroeira', ambito: 'MUNICIPAL' },
    });
    const domingo = previsao.dias.find((d: { origem: string; diaUsado: number }) => d.diaUsado === 0 && d !== doDia);
    if (domingo) expect(doDia.itens).toEqual(domingo.itens);
    expect(previsao.dias.find(({ data }: { data: string }) => data === visita)).toMatchObject({
      origem: 'EXCECAO',
      excecao: { id: criada.id, motivo: 'DIA_DE_VISITA' },
    });
    const { status, body } = await criar(id, excecao(5, 8));
    expect([status, body.type, body.errors[0].pointer]).toEqual([409, '/problemas/conflito', '/dataInicio']);
    expect(body.detail).toBe(
      `Já existe uma exceção de ${br(visita)} (Dia de visita). Escolha outros dias ou mude essa exceção.`,
    );
  });

  it('o custo dos próximos dias é o do contrato de cada dia', async () => {
    const { body } = await gestora()
      .get(`/ms-alipen/lotacoes/${idDe('UPSL-1')}/programacao/previsao`)
      .expect(200);
    expect(body.dias).toHaveLength(14);
    const [primeiro] = body.dias;
    const soma = primeiro.itens.reduce(
      (total: number, item: { quantidade: number; precoCentavos: number }) =>
        total + item.quantidade * item.precoCentavos,
      0,
    );
    expect(primeiro.valorCentavos).toBe(soma);
    expect(primeiro.semPreco).toBe(0);
    expect(body.valorCentavos).toBe(
      body.dias.reduce((total: number, { valorCentavos }: { valorCentavos: number }) => total + valorCentavos, 0),
    );
  });

  it('uma exceção sem itens é um dia sem refeições', async () => {
    const id = idDe('UPSL-2');
    await criar(id, { ...excecao(9, 9), itens: [] }).expect(201);
    expect(await programadas(id, dia(9))).toEqual([]);
  });

  it.each([
    ['que já passou', excecao(-2, 3), '/dataInicio'],
    ['que termina antes de começar', excecao(5, 4), '/dataFim'],
    ['de mais de um ano', excecao(5, 500), '/dataFim'],
    ['por outro motivo sem dizer qual', excecao(5, 5, 1, { motivo: 'OUTRO' }), '/descricao'],
    [
      'com refeição inativa',
      { ...excecao(5, 5), itens: [{ tipoAlimentacaoId: 6, tipoPublicoId: 1, quantidade: 1 }] },
      '/itens/0/tipoAlimentacaoId',
    ],
    ['com quantidade negativa', excecao(5, 5, -1), '/itens/0/quantidade'],
    ['com 10.000 refeições', excecao(5, 5, 10_000), '/itens/0/quantidade'],
  ])('recusa a %s', async (_nome, corpo, pointer) => {
    const { status, body } = await criar(idDe('UPVJ-1'), corpo);
    expect([status, body.errors[0].pointer]).toEqual([422, pointer]);
    expect((await gestora().get(`/ms-alipen/lotacoes/${idDe('UPVJ-1')}/excecoes`)).body).toEqual([]);
  });

  it('a que começou muda de hoje em diante e, removida, termina ontem; a passada só se lê', async () => {
    const id = idDe('CASL-1');
    await servidor.database.execute(sql`
      insert into excecoes_programacao (lotacao_id, data_inicio, data_fim, motivo)
      values (${id}, ${dia(-3)}, ${dia(3)}, 'EVENTO'), (${id}, ${dia(-20)}, ${dia(-19)}, 'FERIADO')`);
    const listar = async () => (await gestora().get(`/ms-alipen/lotacoes/${id}/excecoes`)).body;
    const [passada, presente] = await listar();
    expect((await editar(passada, excecao(5, 5))).body.type).toBe('/problemas/data-passada');
    const { body: nova } = await editar(presente, excecao(-3, 5, 8)).expect(200);
    expect(nova).toMatchObject({ dataInicio: dia(0), dataFim: dia(5), total: 8 });
    const periodos = async () =>
      (await listar()).map((e: { dataInicio: string; dataFim: string }) => [e.dataInicio, e.dataFim]);
    expect(await periodos()).toEqual([
      [dia(-20), dia(-19)],
      [dia(-3), dia(-1)],
      [dia(0), dia(5)],
    ]);
    await gestora().post(`/ms-alipen/excecoes/${nova.id}/remocao`).expect(200);
    expect(await periodos()).toHaveLength(2);
  });

  it('duas pessoas no mesmo dia: uma fica, a outra lê o que já existe', async () => {
    const id = idDe('DPBC-1');
    const respostas = await Promise.all([criar(id, excecao(5, 7)), criar(id, excecao(6, 9))]);
    expect(respostas.map(({ status }) => status).sort()).toEqual([201, 409]);
    const [guardada] = (await gestora().get(`/ms-alipen/lotacoes/${id}/excecoes`)).body;
    expect((await editar({ ...guardada, versao: 7 }, excecao(5, 7))).status).toBe(412);
    expect((await gestora().put(`/ms-alipen/excecoes/${guardada.id}`).send(excecao(5, 7))).status).toBe(428);
  });

  it('a janela da lotação vale de um dia em diante e aparece no pedido desse dia', async () => {
    const id = idDe('UPBC-1');
    const definir = (corpo: object) => gestora().put(`/ms-alipen/lotacoes/${id}/janelas/3`).send(corpo);
    const janela = { valeDe: dia(3), entregaInicio: '10:15', entregaFim: '11:15' };
    const { body } = await definir(janela).expect(200);
    expect(body.janelas.find((j: { tipoAlimentacaoId: number }) => j.tipoAlimentacaoId === 3)).toMatchObject({
      propria: false,
      mudancas: [janela],
    });
    const almoco = async (data: string) =>
      (await preparo(id, data)).refeicoes.find((r: { id: number }) => r.id === 3).entregaInicio;
    expect([await almoco(dia(2)), await almoco(dia(3))]).toEqual(['11:00', '10:15']);
    await definir({ valeDe: dia(5), entregaInicio: null, entregaFim: null }).expect(200);
    expect([await almoco(dia(4)), await almoco(dia(5))]).toEqual(['10:15', '11:00']);
  });

  it.each([
    ['de ontem', { valeDe: dia(-1), entregaInicio: '10:00', entregaFim: '11:00' }, '/valeDe'],
    ['com uma hora só', { valeDe: dia(1), entregaInicio: '10:00', entregaFim: null }, '/entregaFim'],
    ['que termina antes de começar', { valeDe: dia(1), entregaInicio: '12:00', entregaFim: '11:00' }, '/entregaFim'],
  ])('recusa a janela %s', async (_nome, corpo, pointer) => {
    const { status, body } = await gestora()
      .put(`/ms-alipen/lotacoes/${idDe('UPSL-1')}/janelas/3`)
      .send(corpo);
    expect([status, body.errors[0].pointer]).toEqual([422, pointer]);
  });
});
