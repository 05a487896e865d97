import { dia, prepararServidor } from './kit/servidor.ts';

describe('o calendário de feriados', () => {
  const servidor = prepararServidor();
  const gestora = () => servidor.como('gestora');
  const proximoAno = Number(dia(0).slice(0, 4)) + 1;
  const listar = async (busca = '') =>
    (await gestora().get(`/ms-alipen/feriados?ano=${proximoAno}${busca}`).expect(200)).body.itens;
  const criar = (corpo: object) => gestora().post('/ms-alipen/feriados').send(corpo);
  const setembro = `${proximoAno}-09-08`;
  const municipal = {
    data: setembro,
    descricao: 'Aniversário da cidade',
    ambito: 'MUNICIPAL',
    uf: 'MA',
    municipio: 'São Lourenço da Ilha',
  };

  it('traz os nacionais e os estaduais com a origem, e filtra por UF', async () => {
    const itens = await listar('&uf=MA');
    expect(itens).toContainEqual(
      expect.objectContaining({
        data: `${proximoAno}-11-20`,
        ambito: 'NACIONAL',
        origem: 'OFICIAL',
        acoes: ['desligar'],
      }),
    );
    expect(itens).toContainEqual(
      expect.objectContaining({ data: `${proximoAno}-07-28`, ambito: 'ESTADUAL', uf: 'MA' }),
    );
    expect(itens.some(({ uf }: { uf: string | null }) => uf !== null && uf !== 'MA')).toBe(false);
    expect((await listar()).length).toBeGreaterThan(itens.length);
  });

  it('o oficial se desliga e se religa', async () => {
    const definir = (ligado: boolean) =>
      gestora()
        .put('/ms-alipen/feriados/oficiais')
        .send({ data: `${proximoAno}-07-28`, uf: 'MA', ligado });
    expect((await definir(false).expect(200)).body).toMatchObject({ ativo: false, acoes: ['religar'] });
    const desligado = (await listar('&uf=MA')).find(({ data }: { data: string }) => data === `${proximoAno}-07-28`);
    expect(desligado.ativo).toBe(false);
    expect((await definir(true).expect(200)).body.ativo).toBe(true);
    const nao = { data: `${proximoAno}-07-27`, uf: 'MA', ligado: false };
    expect((await gestora().put('/ms-alipen/feriados/oficiais').send(nao)).status).toBe(404);
  });

  it('o dia próprio nasce, muda, é desativado e volta; o mesmo dia no mesmo lugar é recusado', async () => {
    const { body: criado, headers } = await criar({ ...municipal, municipio: 'SAO LOURENCO DA ILHA' }).expect(201);
    expect([criado.municipio, headers.etag]).toEqual(['São Lourenço da Ilha', '"1"']);
    const repetido = await criar(municipal);
    expect([repetido.status, repetido.body.detail]).toEqual([
      409,
      'Já existe um dia próprio nessa data para o mesmo lugar.',
    ]);
    const caminho = `/ms-alipen/feriados/${criado.id}`;
    const mudado = await gestora()
      .put(caminho)
      .set('if-match', '"1"')
      .send({ ...municipal, descricao: 'Fundação' });
    expect([mudado.status, mudado.body.descricao, mudado.body.versao]).toEqual([200, 'Fundação', 2]);
    expect((await gestora().put(caminho).set('if-match', '"1"').send(municipal)).status).toBe(412);
    expect((await gestora().post(`${caminho}/inativacao`).expect(200)).body.ativo).toBe(false);
    await criar(municipal).expect(201);
    expect((await gestora().post(`${caminho}/reativacao`)).status).toBe(409);
    expect((await listar('&uf=MA&municipio=Timon')).some(({ id }: { id: number }) => id === criado.id)).toBe(false);
  });

  it.each([
    ['estadual sem UF', { ambito: 'ESTADUAL', uf: null, municipio: null }, '/uf'],
    ['municipal sem município', { municipio: null }, '/municipio'],
    ['municipal onde não há lotação', { municipio: 'Xangri-lá' }, '/municipio'],
    ['nacional com UF', { ambito: 'NACIONAL', municipio: null }, '/uf'],
    ['de lotação sem lotação', { ambito: 'LOTACAO', uf: null, municipio: null }, '/lotacaoId'],
    ['sem nome', { descricao: '   ' }, '/descricao'],
    ['que já passou', { data: dia(-2) }, '/data'],
  ])('recusa o %s', async (_nome, corpo, pointer) => {
    const { status, body } = await criar({ ...municipal, ...corpo });
    expect([status, body.errors[0].pointer]).toEqual([422, pointer]);
  });

  it('quem não é gestor lê e não altera', async () => {
    const { body } = await servidor.como('solicitante').get(`/ms-alipen/feriados?ano=${proximoAno}`).expect(200);
    expect(body.itens.every(({ acoes }: { acoes: string[] }) => acoes.length === 0)).toBe(true);
    expect((await servidor.como('atendimento').post('/ms-alipen/feriados').send(municipal)).status).toBe(403);
  });
});
