import { eventos } from '../src/audit/audit.schema.ts';
import { prepararServidor } from './kit/servidor.ts';

const DADOS = {
  nome: 'Estagiário',
  sigla: 'EST',
  baseConferencia: 'SEM_BASE',
  exigeJustificativa: false,
  permiteDieta: true,
  contaNosTotais: true,
};

describe('tipos de público', () => {
  const servidor = prepararServidor();
  const gestora = () => servidor.como('gestora');
  const todos = async () => (await gestora().get('/ms-alipen/tipos-publico?inativos=true').expect(200)).body;
  const chamado = async (nome: string) => (await todos()).find((tipo: { nome: string }) => tipo.nome === nome);
  const criar = (dados: object) => gestora().post('/ms-alipen/tipos-publico').send(dados);

  it('um novo entra no fim da ordem, com a sigla em maiúsculas, e deixa história', async () => {
    const { body, headers } = await criar({ ...DADOS, nome: '  Estagiário  de nutrição ', sigla: 'est' }).expect(201);
    expect(body).toMatchObject({ nome: 'Estagiário de nutrição', sigla: 'EST', ordem: 80, ativo: true, versao: 1 });
    expect(headers.etag).toBe('"1"');
    const [evento] = (await servidor.database.select().from(eventos)).filter(({ acao }) => acao === 'criarTipoPublico');
    expect(evento).toMatchObject({ entidade: 'tipos_publico', entidadeId: String(body.id) });
    expect(evento?.dados.alteracoes).toContainEqual({ campo: 'sigla', antes: null, depois: 'EST' });
  });

  it.each([
    ['nome', { ...DADOS, nome: 'INTÉRNO', sigla: 'NOVO' }, /Interno \(INT\)/],
    ['sigla', { ...DADOS, nome: 'Novo', sigla: 'vis' }, /Visitante \(VIS\).*inativo; reative-o/],
  ])('%s que outro já tem é recusado no campo, sem olhar acento nem maiúscula', async (campo, dados, frase) => {
    const { body } = await criar(dados).expect(422);
    expect(body.errors).toEqual([{ pointer: `/${campo}`, detail: expect.stringMatching(frase) }]);
  });

  it.each([
    ['nome em branco', { ...DADOS, nome: '   ' }],
    ['sigla com espaço', { ...DADOS, sigla: 'A B' }],
    ['base desconhecida', { ...DADOS, baseConferencia: 'OUTRA' }],
    ['campo a mais', { ...DADOS, ordem: 3 }],
    ['sem os campos', {}],
  ])('%s é recusado e nada fica', async (_caso, dados) => {
    const antes = (await todos()).length;
    await criar(dados).expect(422);
    expect((await todos()).length).toBe(antes);
  });

  it('editar pede a versão; a vencida diz quem mudou e quando', async () => {
    const { id } = await chamado('Visitante');
    const caminho = `/ms-alipen/tipos-publico/${id}`;
    const etag = (await gestora().get(caminho).expect(200)).headers.etag ?? '';
    const dados = { ...DADOS, nome: 'Visitante', sigla: 'VIS' };
    await gestora().put(caminho).send(dados).expect(428);
    const salvo = await gestora()
      .put(caminho)
      .set('If-Match', etag)
      .send({ ...dados, permiteDieta: false });
    expect([salvo.status, salvo.body.versao, salvo.headers.etag]).toEqual([200, 2, '"2"']);
    const vencida = await gestora().put(caminho).set('If-Match', etag).send(dados).expect(412);
    expect(vencida.body.detail).toMatch(/^Este registro foi alterado por .+ às \d{2}:\d{2}\./);
    const igual = await gestora()
      .put(caminho)
      .set('If-Match', '"2"')
      .send({ ...dados, permiteDieta: false });
    expect([igual.status, igual.body.versao]).toEqual([200, 2]);
  });

  it('a ordem é trocada inteira; faltar um é recusado', async () => {
    const ids = (await todos()).map(({ id }: { id: number }) => id);
    const nova = [ids[1], ids[0], ...ids.slice(2)];
    const { body } = await gestora().put('/ms-alipen/tipos-publico/ordem').send({ ids: nova }).expect(200);
    expect(body.map(({ id }: { id: number }) => id)).toEqual(nova);
    await gestora()
      .put('/ms-alipen/tipos-publico/ordem')
      .send({ ids: nova.slice(1) })
      .expect(409);
    await gestora()
      .put('/ms-alipen/tipos-publico/ordem')
      .send({ ids: [...nova.slice(1), 99_999] })
      .expect(409);
    await gestora().put('/ms-alipen/tipos-publico/ordem').send({ ids }).expect(200);
  });

  it('o que está em programação não é desativado, e a frase diz onde', async () => {
    const { id } = await chamado('Interno');
    const { body } = await gestora().post(`/ms-alipen/tipos-publico/${id}/inativacao`).expect(409);
    expect(body.type).toBe('/problemas/em-uso');
    expect(body.detail).toMatch(/^Interno está na programação de \d+ unidades, como .+\. Zere-o/);
    expect((await chamado('Interno')).ativo).toBe(true);
  });

  it('desativa, some das telas de pedido, e volta', async () => {
    const { body: novo } = await criar({ ...DADOS, nome: 'Prestador', sigla: 'PREST' }).expect(201);
    const ativos = async () =>
      (await servidor.como('solicitante').get('/ms-alipen/tipos-publico')).body.map((t: { id: number }) => t.id);
    const caminho = `/ms-alipen/tipos-publico/${novo.id}`;
    expect(await ativos()).toContain(novo.id);
    const fora = await gestora().post(`${caminho}/inativacao`).expect(200);
    expect([fora.body.ativo, fora.body.versao]).toEqual([false, 2]);
    expect(await ativos()).not.toContain(novo.id);
    await gestora().post(`${caminho}/inativacao`).expect(200, fora.body);
    await gestora().post(`${caminho}/reativacao`).set('If-Match', '"1"').expect(412);
    const volta = await gestora().post(`${caminho}/reativacao`).set('If-Match', '"2"').expect(200);
    expect([volta.body.ativo, volta.body.versao]).toEqual([true, 3]);
  });

  it('o que não existe é 404; quem não é gestor não escreve', async () => {
    await gestora().get('/ms-alipen/tipos-publico/99999').expect(404);
    await gestora().post('/ms-alipen/tipos-publico/99999/inativacao').expect(404);
    await servidor.como('solicitante').post('/ms-alipen/tipos-publico').send(DADOS).expect(403);
  });

  it('dois gestores cadastram o mesmo público ao mesmo tempo: um fica', async () => {
    const tentativas = ['Músico', 'musico', 'MÚSICO'].map((nome, i) => criar({ ...DADOS, nome, sigla: `MUS${i}` }));
    const situacoes = (await Promise.all(tentativas)).map(({ status }) => status).sort();
    expect(situacoes).toEqual([201, 422, 422]);
  });
});
