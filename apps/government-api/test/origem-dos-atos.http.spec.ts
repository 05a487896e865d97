import { originKey, sealOrigin } from '@alipen/platform/http/call-origin.rules';
import { sql } from 'drizzle-orm';
import { OrigensService } from '../src/origens/origens.service.ts';
import { prepararServidor } from './kit/servidor.ts';

const SEGREDO = 'um-segredo-de-prova-com-mais-de-32-bytes';
const DAQUI = { endereco: '200.137.10.77', programa: 'Chrome 141 no Windows' };

describe('de onde veio cada ato', () => {
  const servidor = prepararServidor(() => ({ GATEWAY_SECRET: SEGREDO }));
  const selada = (requestId: string, segredo = SEGREDO) => sealOrigin(originKey(segredo), requestId, DAQUI);
  const historico = async (query: Record<string, string>) =>
    (
      await servidor
        .como('gestora')
        .get('/ms-alipen/historico')
        .query({ entidade: 'motivos', ...query })
        .expect(200)
    ).body.itens as { origem?: typeof DAQUI; acao: string }[];
  const criar = (texto: string, requestId: string, origem: string) =>
    servidor
      .como('gestora')
      .post('/ms-alipen/motivos')
      .set({ 'x-request-id': requestId, ...(origem && { 'x-origem': origem }) })
      .send({ contexto: 'CANCELAMENTO', texto, exigeTexto: false })
      .expect(201);

  it('o que o gateway selou para esta chamada se guarda; sem selo, de outro segredo ou de outra chamada, nada', async () => {
    await criar('Origem do gateway', 'pedido-de-prova-1', selada('pedido-de-prova-1'));
    expect(await historico({})).toMatchObject([{ acao: 'criarMotivo', origem: DAQUI }]);
    const alheias = ['', 'forjada', selada('pedido-de-prova-1'), selada('pedido-de-prova-2', `outro-${SEGREDO}`)];
    for (const [n, origem] of alheias.entries()) {
      await criar(`Origem alheia ${n}`, 'pedido-de-prova-2', origem);
      expect((await historico({}))[0]).not.toHaveProperty('origem');
    }
  });

  it('acha-se pelo começo do endereço, e sai na planilha; só o gestor lê', async () => {
    expect(await historico({ endereco: '200.137.' })).toHaveLength(1);
    expect(await historico({ endereco: '200.138.' })).toEqual([]);
    await servidor.como('gestora').get('/ms-alipen/historico?endereco=a%25').expect(422);
    await servidor.como('monitoramento').get('/ms-alipen/historico?endereco=200').expect(403);
    const { text } = await servidor
      .como('gestora')
      .get('/ms-alipen/historico/exportacao?formato=csv&endereco=200.137.10.77')
      .expect(200);
    expect(text).toContain(';200.137.10.77;Chrome 141 no Windows');
    expect(text.trim().split('\r\n')).toHaveLength(2);
  });

  it('pela porta aberta também, onde ninguém tem sessão ainda', async () => {
    const id = 'entrada-de-prova-1';
    await servidor
      .http()
      .post('/login')
      .set({ 'x-request-id': id, 'x-origem': selada(id) })
      .send({
        cpf: '52998224725',
        senha: 'demonstracao',
      });
    const { itens } = (
      await servidor.como('gestora').get('/ms-alipen/historico?acao=entrar&endereco=200.137.10.77').expect(200)
    ).body;
    expect(itens).toMatchObject([{ acao: 'entrar', origem: DAQUI }]);
  });

  it('o banco recusa mudar e apagar antes do tempo; passado o prazo a origem vai, e o ato fica', async () => {
    for (const comando of [
      sql`update origens_dos_atos set endereco = null`,
      sql`delete from origens_dos_atos`,
      sql`select expurgar_origens_dos_atos(0, 10)`,
    ]) {
      await expect(servidor.database.execute(comando)).rejects.toMatchObject({
        cause: { message: expect.stringMatching(/only grows|permission denied/) },
      });
    }
    await servidor.database.execute(sql`
      with antigo as (
        insert into eventos (em, acao, entidade, entidade_id) values (now() - interval '200 days', 'criarMotivo', 'motivos', '999')
        returning id, em)
      insert into origens_dos_atos select id, em, '10.9.9.9', null from antigo`);
    expect(await historico({ endereco: '10.9.9.9' })).toHaveLength(1);
    const origens = servidor.app.get(OrigensService);
    expect(await origens.expurgar(new AbortController().signal)).toBe(1);
    expect(await historico({ endereco: '10.9.9.9' })).toEqual([]);
    expect(await historico({ entidadeId: '999' })).toMatchObject([{ acao: 'criarMotivo' }]);
    expect(await historico({ endereco: '200.137.10.77' })).toHaveLength(1);
    expect(await origens.expurgar(new AbortController().signal)).toBe(0);
    const { itens } = (await servidor.como('gestora').get('/ms-alipen/historico?acao=apagarOrigens').expect(200)).body;
    expect(itens).toMatchObject([{ dados: { apagadas: 1, meses: 6 } }]);
  });
});
