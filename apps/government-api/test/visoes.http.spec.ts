import { prepararServidor, type Quem } from './kit/servidor.ts';

const VISAO = {
  tela: 'acompanhamento',
  nome: 'Só enviados',
  endereco: 'situacao=ENVIADO&densidade=larga',
  perfil: null,
};

describe('visões guardadas', () => {
  const servidor = prepararServidor();
  const criar = (quem: Quem, over = {}) =>
    servidor
      .como(quem)
      .post('/ms-alipen/visoes')
      .send({ ...VISAO, ...over });
  const nomes = async (quem: Quem, tela = VISAO.tela) =>
    (await servidor.como(quem).get('/ms-alipen/visoes').query({ tela }).expect(200)).body.map(
      ({ nome }: { nome: string }) => nome,
    );

  it('cada pessoa guarda as suas e não vê as dos outros', async () => {
    const { body } = await criar('solicitante').expect(201);
    expect(body).toEqual({ ...VISAO, id: body.id, propria: true, padrao: false, autor: expect.any(String) });
    expect(await nomes('solicitante')).toEqual(['Só enviados']);
    expect(await nomes('solicitante', 'fornecedor')).toEqual([]);
    expect(await nomes('gestora')).toEqual([]);
    const de = (quem: Quem) => servidor.como(quem).put(`/ms-alipen/visoes/${body.id}`);
    await de('gestora').send({ nome: 'Minha', endereco: '', perfil: null }).expect(404);
    await servidor.como('gestora').post(`/ms-alipen/visoes/${body.id}/exclusao`).expect(404);
    const { body: mudada } = await de('solicitante').send({ nome: 'Enviados', endereco: 'uf=MA', perfil: null });
    expect([mudada.nome, mudada.endereco]).toEqual(['Enviados', 'uf=MA']);
  });

  it('o mesmo nome na mesma tela é recusado no campo', async () => {
    await criar('fiscal').expect(201);
    const { body } = await criar('fiscal').expect(422);
    expect(body.errors[0].pointer).toBe('/nome');
    await criar('fiscal', { tela: 'fornecedor' }).expect(201);
  });

  it('só o gestor divide com um perfil; quem é do perfil usa, mas não muda', async () => {
    await criar('atendimento', { perfil: 'AL_FISCAL' }).expect(403);
    const { body } = await criar('gestora', { nome: 'Do dia', perfil: 'AL_ATENDIMENTO' }).expect(201);
    expect(await nomes('atendimento')).toEqual(['Do dia']);
    expect(await nomes('monitoramento')).toEqual([]);
    const { body: recusa } = await servidor.como('atendimento').post(`/ms-alipen/visoes/${body.id}/exclusao`);
    expect([recusa.status, recusa.detail]).toEqual([403, expect.stringMatching(/^Só .+ pode mudar/)]);
  });

  it('uma é a padrão de cada pessoa em cada tela, mesmo que seja de outra; apagada, deixa de ser', async () => {
    const { body: dela } = await criar('gestora', { nome: 'Padrão', perfil: 'AL_ATENDIMENTO' });
    const escolher = (quem: Quem, visaoId: number | null, tela = VISAO.tela) =>
      servidor.como(quem).put('/ms-alipen/visoes/padrao').send({ tela, visaoId });
    await escolher('atendimento', dela.id).expect(200);
    await escolher('monitoramento', dela.id).expect(404);
    await escolher('atendimento', dela.id, 'fornecedor').expect(404);
    const padroes = async (quem: Quem) =>
      (await servidor.como(quem).get('/ms-alipen/visoes?tela=acompanhamento')).body
        .filter(({ padrao }: { padrao: boolean }) => padrao)
        .map(({ nome }: { nome: string }) => nome);
    expect(await padroes('atendimento')).toEqual(['Padrão']);
    expect(await padroes('gestora')).toEqual([]);
    const { body: minha } = await criar('atendimento', { nome: 'Minha' });
    await escolher('atendimento', minha.id).expect(200);
    expect(await padroes('atendimento')).toEqual(['Minha']);
    await servidor.como('atendimento').post(`/ms-alipen/visoes/${minha.id}/exclusao`).expect(200);
    expect(await padroes('atendimento')).toEqual([]);
    await escolher('atendimento', null).expect(200);
  });

  it.each([
    ['tela com barra', { tela: '../x' }],
    ['endereço com outro site', { endereco: 'https://mau.exemplo/?x#y' }],
    ['nome em branco', { nome: '  ' }],
    ['perfil desconhecido', { perfil: 'CHEFE' }],
  ])('%s é recusado', async (_caso, over) => {
    await criar('gestora', over).expect(422);
  });

  it('são no máximo 50 por pessoa, também de duas janelas ao mesmo tempo', async () => {
    for (let i = 0; i < 49; i++) await criar('monitoramento', { nome: `Visão ${i}` }).expect(201);
    const ultimas = ['a', 'b', 'c'].map(nome => criar('monitoramento', { nome }));
    const situacoes = (await Promise.all(ultimas)).map(({ status }) => status).sort();
    expect(situacoes).toEqual([201, 409, 409]);
  });
});
