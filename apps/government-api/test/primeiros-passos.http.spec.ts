import { sql } from 'drizzle-orm';
import { prepararServidor } from './kit/servidor.ts';

type Passo = { passo: string; feito: boolean; quantos: number | null; de: number | null };

describe('os primeiros passos', () => {
  const servidor = prepararServidor();
  const passos = async (): Promise<Passo[]> =>
    (await servidor.como('gestora').get('/ms-alipen/primeiros-passos').expect(200)).body.passos;
  const feitos = async () => (await passos()).filter(({ feito }) => feito).map(({ passo }) => passo);
  // The specs' own connection may do what the product never may: forget.
  const esquecer = (...tabelas: string[]) =>
    servidor.database.execute(sql.raw(`truncate ${tabelas.join(', ')} restart identity cascade`));

  it('é de gestores', async () => {
    await servidor.como('solicitante').get('/ms-alipen/primeiros-passos').expect(403);
  });

  it('uma instalação que já pediu não tem mais nenhum', async () => {
    expect(await passos()).toEqual([]);
  });

  it('sem pedido enviado são contados, e cada coisa que falta aparece', async () => {
    await esquecer('pedidos');
    const todos = await passos();
    expect(todos.map(({ passo }) => passo)).toEqual([
      'ORGAO',
      'UNIDADES',
      'REFEICOES',
      'CONTRATO',
      'PESSOAS',
      'PROGRAMACAO',
      'PEDIDO',
    ]);
    const unidades = todos[1]?.quantos ?? 0;
    expect(unidades).toBeGreaterThan(1);
    expect(todos[3]).toMatchObject({ feito: true, de: unidades });
    expect(await feitos()).toEqual(['UNIDADES', 'REFEICOES', 'CONTRATO', 'PESSOAS', 'PROGRAMACAO']);

    await servidor
      .como('gestora')
      .put('/ms-alipen/agencia')
      .set('if-match', '"1"')
      .send({ nome: ['Estado', 'Secretaria'] });
    expect(await feitos()).toContain('ORGAO');
    await esquecer('programacoes');
    expect(await feitos()).not.toContain('PROGRAMACAO');
    await servidor.database.execute(sql`update tipos_publico set ativo = false`);
    expect((await passos())[2]).toMatchObject({ feito: false, quantos: 4 });
    await servidor.database.execute(sql`update contratos_lotacoes set fim = inicio where fim is null or fim > inicio`);
    expect((await passos())[3]).toMatchObject({ feito: false, quantos: 0 });
    await servidor.database.execute(sql`update usuarios set ativo = false where cpf <> '11144477735' and not sistema`);
    expect((await passos())[4]).toMatchObject({ feito: false, quantos: 0 });
  });
});
