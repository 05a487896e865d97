import { eq } from 'drizzle-orm';
import { eventos } from '../src/audit/audit.schema.ts';
import { sessoes } from '../src/sessoes/sessoes.schema.ts';
import { SessoesService } from '../src/sessoes/sessoes.service.ts';
import { CPF, prepararServidor, type Quem } from './kit/servidor.ts';

type Aberta = { id: number; esta: boolean; dispositivo: string | null; endereco: string | null; forma: string };

describe('as sessões da pessoa', () => {
  const servidor = prepararServidor();

  const entrar = async (quem: Quem, cabecalhos: Record<string, string> = {}): Promise<string> => {
    const { body } = await servidor
      .http()
      .post('/login')
      .set(cabecalhos)
      .send({ cpf: CPF[quem], senha: 'demonstracao' });
    return body.token;
  };
  const com = (token: string) => ({
    ler: () => servidor.http().get('/ms-alipen/minhas-sessoes').auth(token, { type: 'bearer' }),
    encerrar: (id: number) => servidor.http().delete(`/ms-alipen/minhas-sessoes/${id}`).auth(token, { type: 'bearer' }),
    encerrarOutras: () => servidor.http().delete('/ms-alipen/minhas-sessoes').auth(token, { type: 'bearer' }),
    sair: () => servidor.http().post('/logout').auth(token, { type: 'bearer' }),
  });
  const lidas = async (token: string): Promise<Aberta[]> => (await com(token).ler().expect(200)).body;

  it('cada entrada é uma, com o aparelho e a rede que o gateway disse', async () => {
    const celular = await entrar('fiscal', { 'x-dispositivo': 'Chrome no Android', 'x-endereco': '200.137.10.x' });
    const mesa = await entrar('fiscal', { 'x-dispositivo': 'x'.repeat(61), 'x-endereco': 'isto nao e rede' });
    expect(await lidas(mesa)).toMatchObject([
      { esta: true, dispositivo: null, endereco: null, forma: 'SENHA' },
      { esta: false, dispositivo: 'Chrome no Android', endereco: '200.137.10.x', forma: 'SENHA' },
    ]);
    expect((await lidas(celular)).map(({ esta }) => esta)).toEqual([false, true]);
  });

  it('encerrar uma fecha só aquela, na hora, e fica na trilha', async () => {
    const [a, b] = [await entrar('monitoramento'), await entrar('monitoramento')];
    const outra = (await lidas(a)).find(({ esta }) => !esta);
    await com(a)
      .encerrar(outra?.id ?? 0)
      .expect(200);
    await com(b)
      .ler()
      .expect(401)
      .expect(({ body }) => expect(body.type).toBe('/problemas/sessao-encerrada'));
    await com(a)
      .encerrar(outra?.id ?? 0)
      .expect(200);
    expect(await lidas(a)).toMatchObject([{ esta: true }]);
    const trilha = await servidor.database.select().from(eventos).where(eq(eventos.acao, 'encerrarMinhaSessao'));
    expect(trilha).toHaveLength(1);
  });

  it('ninguém encerra a sessão de outra pessoa', async () => {
    const [minha, alheia] = [await entrar('atendimento'), await entrar('gestora')];
    const [sessao] = await lidas(alheia);
    await com(minha)
      .encerrar(sessao?.id ?? 0)
      .expect(404);
    await com(alheia).ler().expect(200);
  });

  it('encerrar as outras deixa esta', async () => {
    const tokens = [await entrar('solicitante'), await entrar('solicitante'), await entrar('solicitante')] as const;
    const { body } = await com(tokens[1]).encerrarOutras().expect(200);
    expect(body).toMatchObject([{ esta: true }]);
    await com(tokens[0]).ler().expect(401);
    await com(tokens[2]).ler().expect(401);
    await com(tokens[1]).ler().expect(200);
  });

  it('sair encerra a do próprio token, e sair de novo já não é de ninguém', async () => {
    const token = await entrar('outraSolicitante');
    await com(token).sair().expect(204);
    await com(token).sair().expect(401);
  });

  it('o fim que um gestor dá a todas vale também aqui', async () => {
    const [gestora, alvo] = [await entrar('gestora'), await entrar('outraSolicitante')];
    const lista = await servidor
      .http()
      .get('/ms-alipen/usuarios')
      .query({ busca: CPF.outraSolicitante, pagina: 1, tamanho: 10 })
      .auth(gestora, { type: 'bearer' });
    await servidor
      .http()
      .post(`/ms-alipen/usuarios/${lista.body.itens[0].id}/encerramento-sessoes`)
      .auth(gestora, { type: 'bearer' });
    await com(alvo).ler().expect(401);
    const nova = await entrar('outraSolicitante');
    expect(await lidas(nova)).toMatchObject([{ esta: true }]);
  });

  it('as vencidas saem da tabela com a limpeza', async () => {
    await servidor.database.update(sessoes).set({ expiraEm: new Date(0) });
    expect(await servidor.app.get(SessoesService).removerVencidas(servidor.database)).toBeGreaterThan(0);
    expect(await servidor.database.$count(sessoes)).toBe(0);
  });
});
