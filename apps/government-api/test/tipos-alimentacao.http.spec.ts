import type { components } from '@alipen/contracts/generated/government-api';
import { and, eq } from 'drizzle-orm';
import { eventos } from '../src/audit/audit.schema.ts';
import { dia, prepararServidor } from './kit/servidor.ts';
import { horarios, novoTipo } from './tipos-alimentacao.cenario.ts';

type Schemas = components['schemas'];
type Detalhado = Schemas['TipoAlimentacaoDetalhado'];

describe('tipos de alimentação', () => {
  const servidor = prepararServidor();
  const raiz = '/ms-alipen/tipos-alimentacao';
  const gestora = () => servidor.como('gestora');
  const listar = async (query = ''): Promise<Schemas['TipoAlimentacao'][]> =>
    (await gestora().get(`${raiz}${query}`).expect(200)).body;
  const idDe = async (sigla: string) => (await listar('?inativos=true')).find(tipo => tipo.sigla === sigla)?.id ?? 0;
  const obter = async (sigla: string): Promise<Detalhado> =>
    (
      await gestora()
        .get(`${raiz}/${await idDe(sigla)}`)
        .expect(200)
    ).body;
  const etag = ({ versao }: Detalhado) => `"${versao}"`;
  const identidade = ({ nome, sigla, icone, cor, meioDoDia, fotoObrigatoria }: Detalhado) => ({
    nome,
    sigla,
    icone,
    cor,
    meioDoDia,
    fotoObrigatoria,
  });

  it('a lista traz os horários de hoje, na ordem em que se serve', async () => {
    const tipos = await listar();
    expect(tipos.map(({ sigla }) => sigla)).toEqual(['CAFÉ', 'ALM', 'LAN', 'JAN']);
    expect(tipos[3]).toMatchObject({ entregaInicio: '17:00', entregaFim: '18:00', icone: 'CookingPot', cor: 'VINHO' });
  });

  it('e os de outro dia, se pedidos: o jantar da demonstração muda em vinte dias', async () => {
    const jantarEm = async (data: string) => (await listar(`?data=${data}`)).find(({ sigla }) => sigla === 'JAN');
    expect(await jantarEm(dia(19))).toMatchObject({ entregaInicio: '17:00' });
    expect(await jantarEm(dia(20))).toMatchObject({ entregaInicio: '16:30' });
    expect((await listar()).map(({ mudaEm }) => mudaEm)).toEqual([undefined, undefined, undefined, dia(20)]);
  });

  it('cria um tipo no fim da lista, e ele aparece a quem pede', async () => {
    const { body, headers } = await gestora().post(raiz).send(novoTipo()).expect(201);
    expect(headers.etag).toBe('"1"');
    expect(body).toMatchObject({ nome: 'Lanche da noite', sigla: 'LN', ativo: true, versao: 1 });
    expect(body.vigencias).toEqual([
      expect.objectContaining({ valeDe: null, situacao: 'EM_VIGOR', avisos: [], horarios: novoTipo().horarios }),
    ]);
    const { body: preparo } = await servidor.como('solicitante').get('/ms-alipen/pedidos/preparo').expect(200);
    expect(preparo.refeicoes.at(-1).sigla).toBe('LN');
  });

  it.each([
    ['nome repetido, sem acento e em maiúsculas', { nome: ' CAFE  DA MANHA ', sigla: 'ZZ' }, '/nome'],
    ['sigla repetida', { nome: 'Outro', sigla: 'alm' }, '/sigla'],
    ['nome vazio', { nome: '  ', sigla: 'ZZ' }, '/nome'],
    ['ícone que não é da lista', { icone: 'Skull' }, '/icone'],
    ['cor que não é da paleta', { cor: '#ff0000' }, '/cor'],
    ['hora que não existe', { horarios: horarios({ horaLimitePedido: '24:10' }) }, '/horarios/horaLimitePedido'],
    ['entrega que termina antes de começar', { horarios: horarios({ entregaFim: '19:00' }) }, '/horarios/entregaFim'],
    ['antecedência de quinze dias', { horarios: horarios({ diasAntecedencia: 15 }) }, '/horarios/diasAntecedencia'],
    ['peso negativo', { horarios: horarios({ pesoMinimoG: -1 }) }, '/horarios/pesoMinimoG'],
    ['campo a mais', { ativo: false }, '/ativo'],
  ])('recusa %s', async (_nome, mudanca, pointer) => {
    const antes = await listar('?inativos=true');
    const { status, body } = await gestora()
      .post(raiz)
      .send(novoTipo({ nome: 'Tipo novo', sigla: 'TN', ...mudanca }));
    expect([status, body.errors?.[0]?.pointer]).toEqual([422, pointer]);
    expect(await listar('?inativos=true')).toEqual(antes);
  });

  it('edita o que não muda por data, com a versão que a pessoa viu', async () => {
    const tipo = await obter('KIT');
    const edicao = { ...identidade(tipo), nome: 'Kit de viagem', cor: 'PETROLEO' };
    const editar = (ifMatch?: string) => {
      const pedido = gestora().put(`${raiz}/${tipo.id}`).send(edicao);
      return ifMatch ? pedido.set('if-match', ifMatch) : pedido;
    };
    expect((await editar()).status).toBe(428);
    const { body, headers } = await editar(etag(tipo)).expect(200);
    expect([body.nome, body.cor, headers.etag]).toEqual(['Kit de viagem', 'PETROLEO', `"${tipo.versao + 1}"`]);
    const vencida = await editar(etag(tipo));
    expect(vencida.status).toBe(412);
    expect(vencida.body.detail).toMatch(/^Este registro foi alterado por Marina Duarte às \d\d:\d\d\./);
    const [evento] = await servidor.database
      .select()
      .from(eventos)
      .where(and(eq(eventos.acao, 'editarTipoAlimentacao'), eq(eventos.entidadeId, String(tipo.id))));
    expect(evento?.dados).toMatchObject({
      alteracoes: [
        { campo: 'nome', antes: 'Kit lanche', depois: 'Kit de viagem' },
        { campo: 'cor', antes: 'TERRA', depois: 'PETROLEO' },
      ],
    });
  });

  it('ordena a lista inteira, e recusa uma lista que já não é a de agora', async () => {
    const ids = (await listar('?inativos=true')).map(({ id }) => id);
    const [primeiro = 0, ...outros] = ids;
    const { body } = await gestora()
      .put(`${raiz}/ordem`)
      .send({ ids: [...outros, primeiro] })
      .expect(200);
    expect(body.map(({ id }: { id: number }) => id)).toEqual([...outros, primeiro]);
    await gestora().put(`${raiz}/ordem`).send({ ids: outros }).expect(409);
    await gestora().put(`${raiz}/ordem`).send({ ids }).expect(200);
  });

  describe('vale a partir de', () => {
    const mudar = (id: number, valeDe: string, mudanca: Partial<Schemas['HorariosDoTipo']> = {}) =>
      gestora()
        .post(`${raiz}/${id}/vigencias`)
        .send({ valeDe, horarios: horarios({ entregaInicio: '14:00', entregaFim: '15:00', ...mudanca }) });

    it('mudar uma janela hoje não altera o atraso de ontem (15.10)', async () => {
      const id = await idDe('LAN');
      const antes = await listar(`?data=${dia(-1)}`);
      await mudar(id, dia(0), { toleranciaMin: 5 }).expect(201);
      expect(await listar(`?data=${dia(-1)}`)).toEqual(antes);
      const hoje = (await listar()).find(tipo => tipo.id === id);
      expect(hoje).toMatchObject({ entregaInicio: '14:00', entregaFim: '15:00' });
      const { vigencias } = await obter('LAN');
      expect(vigencias.map(({ valeDe, situacao }) => [valeDe, situacao])).toEqual([
        [dia(0), 'EM_VIGOR'],
        [null, 'PASSADA'],
      ]);
      expect(vigencias[1]?.horarios).toMatchObject({ entregaInicio: '14:30', toleranciaMin: 15 });
      expect(vigencias[0]).toMatchObject({ criadaPor: 'Marina Duarte' });
    });

    it('o passado não muda', async () => {
      const id = await idDe('LAN');
      const { status, body } = await mudar(id, dia(-2));
      expect([status, body.errors?.[0]?.pointer]).toEqual([422, '/valeDe']);
      const { body: simulada } = await gestora()
        .post(`${raiz}/${id}/vigencias/simulacao`)
        .send({ valeDe: dia(-2), horarios: horarios() });
      expect(simulada.errors?.[0]?.pointer).toBe('/valeDe');
    });

    it('a mesma data outra vez é 409; alterar e cancelar a futura, sim; a que já vale não se cancela', async () => {
      const tipo = await obter('JAN');
      const em = dia(20);
      const repetida = await mudar(tipo.id, em);
      expect([repetida.status, repetida.body.type]).toEqual([409, '/problemas/ja-existe']);
      const url = `${raiz}/${tipo.id}/vigencias/${em}`;
      const novos = horarios({ entregaInicio: '16:45', entregaFim: '17:45', horaLimiteAjuste: '13:30' });
      await gestora().put(url).send(novos).expect(428);
      const { body: alterado } = await gestora().put(url).send(novos).set('if-match', etag(tipo)).expect(200);
      expect(alterado.vigencias[0]).toMatchObject({ valeDe: em, situacao: 'PROGRAMADA', horarios: novos });
      await gestora().post(`${url}/cancelamento`).set('if-match', etag(tipo)).expect(412);
      const { body: cancelado } = await gestora()
        .post(`${url}/cancelamento`)
        .set('if-match', etag(alterado))
        .expect(200);
      expect(cancelado.vigencias).toHaveLength(1);
      await gestora().post(`${url}/cancelamento`).expect(404);
      await mudar(tipo.id, dia(0)).expect(201);
      const { status, body } = await gestora().post(`${raiz}/${tipo.id}/vigencias/${dia(0)}/cancelamento`);
      expect([status, body.type]).toEqual([409, '/problemas/conflito']);
    });

    it('antes de gravar diz quantas unidades e pedidos toca, e o que chama a atenção', async () => {
      const id = await idDe('ALM');
      const { body } = await gestora()
        .post(`${raiz}/${id}/vigencias/simulacao`)
        .send({ valeDe: dia(1), horarios: horarios({ entregaInicio: '11:30', entregaFim: '14:30' }) })
        .expect(200);
      expect(body).toMatchObject({ valeDe: dia(1), ate: null, unidades: 10 });
      expect(body.rascunhos + body.enviados).toBeGreaterThan(0);
      expect(body.avisos.join()).toContain('coincide com a de Lanche');
      expect((await obter('ALM')).vigencias).toHaveLength(1);
    });
  });

  describe('inativar em vez de apagar', () => {
    it('em uso, diz por quem; mesmo em uso, se a pessoa confirma, sai dos pedidos novos e fica nos mapas passados (15.9)', async () => {
      const id = await idDe('ALM');
      const recusa = await gestora().post(`${raiz}/${id}/inativacao`);
      expect([recusa.status, recusa.body.type]).toEqual([409, '/problemas/em-uso']);
      expect(recusa.body.detail).toMatch(/^Almoço está em uso: programação de 10 unidades \(.+ e mais 7\); preço em/);
      expect((await obter('ALM')).ativo).toBe(true);
      const { body } = await gestora().post(`${raiz}/${id}/inativacao?mesmoEmUso=true`).expect(200);
      expect(body.ativo).toBe(false);
      const { body: preparo } = await servidor.como('solicitante').get('/ms-alipen/pedidos/preparo').expect(200);
      expect(preparo.refeicoes.map(({ sigla }: { sigla: string }) => sigla)).not.toContain('ALM');
      const { body: mapa } = await gestora()
        .get(`/ms-alipen/mapa-diario?data=${dia(-3)}`)
        .expect(200);
      expect(mapa.colunas.map(({ refeicao }: { refeicao: string }) => refeicao)).toContain('Almoço');
      const { body: voltou } = await gestora().post(`${raiz}/${id}/reativacao`).expect(200);
      expect(voltou.ativo).toBe(true);
    });

    it('sem uso, inativa logo; repetir não muda nada', async () => {
      const id = await idDe('LN');
      const { body } = await gestora().post(`${raiz}/${id}/inativacao`).expect(200);
      const { body: outra } = await gestora().post(`${raiz}/${id}/inativacao`).expect(200);
      expect([body.ativo, outra.versao]).toEqual([false, body.versao]);
    });
  });

  it('o que não existe é 404, e quem não é gestor não altera', async () => {
    await gestora().get(`${raiz}/9999`).expect(404);
    await gestora()
      .post(`${raiz}/9999/vigencias`)
      .send({ valeDe: dia(1), horarios: horarios() })
      .expect(404);
    for (const quem of ['solicitante', 'atendimento', 'monitoramento', 'fiscal'] as const) {
      await servidor.como(quem).post(raiz).send(novoTipo()).expect(403);
    }
  });
});
