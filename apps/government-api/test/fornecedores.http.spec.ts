import { sql } from 'drizzle-orm';
import { rows } from '../src/database/database.ts';
import { dia, prepararServidor } from './kit/servidor.ts';

const URL = '/ms-alipen/fornecedores';
const novo = { cnpj: '12.ABC.345/01DE-35', razaoSocial: 'Panela Nova Refeições Ltda.', nomeFantasia: 'Panela Nova' };

describe('fornecedores', () => {
  const servidor = prepararServidor();
  const gestora = () => servidor.como('gestora');

  it('a lista traz contratos vigentes, o que vence, lotações de hoje e o alvará', async () => {
    const { body } = await gestora().get(URL).expect(200);
    expect(
      body.itens.map((f: Record<string, unknown>) => [
        f.razaoSocial,
        f.contratosVigentes,
        f.lotacoes,
        f.situacaoAlvara,
      ]),
    ).toEqual([
      ['Ágile Alimentação Coletiva Ltda.', 2, 2, 'VENCENDO'],
      ['Cozinha Boa Mesa do Norte S.A.', 1, 5, 'EM_DIA'],
      ['Sabor do Cocal Refeições Ltda.', 1, 4, 'EM_DIA'],
    ]);
    expect(body.itens[0].contratoAVencer).toMatchObject({ numero: '012/2025', venceEmDias: 25 });
    const aVencer = await gestora().get(`${URL}?aVencer=true`);
    expect(aVencer.body.total).toBe(1);
    const inativos = await gestora().get(`${URL}?situacao=INATIVO`);
    expect(inativos.body.itens).toEqual([]);
  });

  it.each(['COCÁL', '90.002.000/0001-13', '900020000', '0001-13'])('a busca por %s acha', async busca => {
    const { body } = await gestora()
      .get(`${URL}?busca=${encodeURIComponent(busca)}`)
      .expect(200);
    expect(body.itens.map(({ nomeFantasia }: { nomeFantasia: string }) => nomeFantasia)).toEqual(['Sabor do Cocal']);
  });

  it('cadastra com CNPJ alfanumérico, e o mesmo CNPJ de novo diz de quem é', async () => {
    const criado = await gestora().post(URL).send(novo).expect(201);
    expect(criado.body).toMatchObject({ cnpj: '12ABC34501DE35', ativo: true, versao: 1, emails: [] });
    expect(criado.headers.etag).toBe('"1"');
    const repetido = await gestora()
      .post(URL)
      .send({ ...novo, cnpj: '12abc34501de35' })
      .expect(409);
    expect(repetido.body).toMatchObject({
      type: '/problemas/ja-existe',
      detail: 'Este CNPJ já é de Panela Nova Refeições Ltda.',
      errors: [{ pointer: '/cnpj' }],
      registro: { id: criado.body.id, nome: 'Panela Nova Refeições Ltda.' },
    });
  });

  it.each([
    ['CNPJ com dígito errado', { cnpj: '12.ABC.345/01DE-34' }, '/cnpj'],
    ['razão social vazia', { razaoSocial: '  ' }, '/razaoSocial'],
    ['e-mail incompleto', { prepostoEmail: 'joao@' }, '/prepostoEmail'],
    ['assunto que não existe', { emails: [{ assunto: 'FESTA', email: 'a@b.com' }] }, '/emails/0/assunto'],
    ['validade que não existe', { alvaraValidade: '2027-02-30' }, '/alvaraValidade'],
    ['campo a mais', { ativo: false }, '/ativo'],
  ])('recusa %s, no campo', async (_nome, mudanca, pointer) => {
    const { status, body } = await gestora()
      .post(URL)
      .send({ ...novo, ...mudanca });
    expect([status, body.errors[0].pointer]).toEqual([422, pointer]);
  });

  it('edita por versão: sem ela 428, velha 412, e o histórico diz campo a campo', async () => {
    const { body: lista } = await gestora().get(`${URL}?busca=boa mesa`);
    const { body: antes } = await gestora().get(`${URL}/${lista.itens[0].id}`).expect(200);
    const { id, versao, situacaoAlvara: _, ativo: __, ...dados } = antes;
    const edicao = { ...dados, prepostoNome: 'Outra Pessoa' };
    await gestora().put(`${URL}/${id}`).send(edicao).expect(428);
    const { body: depois } = await gestora()
      .put(`${URL}/${id}`)
      .set('if-match', `"${versao}"`)
      .send(edicao)
      .expect(200);
    expect(depois).toMatchObject({ prepostoNome: 'Outra Pessoa', versao: versao + 1 });
    const velha = await gestora().put(`${URL}/${id}`).set('if-match', `"${versao}"`).send(edicao).expect(412);
    expect(velha.body.detail).toMatch(/^Este registro foi alterado por Marina Duarte às \d\d:\d\d\./);
    const [evento] = await rows<{ dados: unknown }>(
      servidor.database,
      sql`select dados from eventos where entidade = 'fornecedores' and entidade_id = ${String(id)} order by id desc limit 1`,
    );
    expect(evento?.dados).toEqual({
      alteracoes: [{ campo: 'prepostoNome', antes: 'Simone Prado Leal', depois: 'Outra Pessoa' }],
    });
  });

  it('não se inativa quem atende lotação; em lote, cada um por si', async () => {
    const { body: lista } = await gestora().get(URL);
    const [agile, , panela] = lista.itens;
    const recusada = await gestora().post(`${URL}/${agile.id}/inativacao`).expect(409);
    expect(recusada.body).toMatchObject({
      type: '/problemas/em-uso',
      detail:
        'Ágile Alimentação atende 2 lotações: Unidade Prisional São Lourenço 1, Unidade Prisional São Lourenço 2. ' +
        'Transfira as lotações antes de desativar.',
    });
    const { body } = await gestora()
      .post(`${URL}/inativacoes`)
      .send({ ids: [panela.id, agile.id, 9999] })
      .expect(200);
    expect(body.resultados).toEqual([
      { id: agile.id, feito: false, detail: recusada.body.detail },
      { id: panela.id, feito: true },
      { id: 9999, feito: false, detail: 'O fornecedor 9999 não existe.' },
    ]);
    const inativo = await gestora().get(`${URL}/${panela.id}`);
    expect(inativo.body).toMatchObject({ ativo: false, versao: 2 });
    const contrato = { numero: 'X', processo: '', lote: '', valorTotalCentavos: 0 };
    const { body: sem } = await gestora()
      .post('/ms-alipen/contratos')
      .send({ ...contrato, fornecedorId: panela.id, vigenciaInicio: dia(0), vigenciaFim: dia(9) })
      .expect(422);
    expect(sem.errors).toEqual([{ pointer: '/fornecedorId', detail: 'Panela Nova está inativo.' }]);
    await gestora().post(`${URL}/${panela.id}/reativacao`).set('if-match', '"1"').expect(412);
    expect((await gestora().post(`${URL}/${panela.id}/reativacao`).expect(200)).body.ativo).toBe(true);
  });

  it('a exportação traz o filtro todo, e o texto que seria fórmula fica inofensivo', async () => {
    await gestora().post(URL).send({ cnpj: '11.222.333/0001-81', razaoSocial: '=HIPERLINK("http://x")' }).expect(201);
    const { text, headers } = await gestora().get(`${URL}/exportacao?formato=csv&ordem=-nome`).expect(200);
    const linhas = text.trim().split('\r\n');
    expect(headers['content-disposition']).toContain('fornecedores.csv');
    expect(linhas[0]).toContain('CNPJ;Razão social;Nome fantasia');
    expect(linhas[1]).toContain('90.002.000/0001-13;Sabor do Cocal');
    expect(linhas).toHaveLength(6);
    expect(text).toContain(`'=HIPERLINK`);
  });

  it('outros papéis leem o que a tela deles mostra e não escrevem', async () => {
    await servidor.como('atendimento').get(URL).expect(200);
    for (const quem of ['solicitante', 'atendimento', 'monitoramento', 'fiscal'] as const) {
      await servidor.como(quem).post(URL).send(novo).expect(403);
    }
  });
});
