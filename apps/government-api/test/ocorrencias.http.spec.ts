import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { Clock } from '../src/clock/clock.ts';
import { rows } from '../src/database/database.ts';
import { emails } from '../src/mail/emails.schema.ts';
import { OcorrenciasPrazoService } from '../src/ocorrencias/ocorrencias.prazo.service.ts';
import { convitesOcorrencia, ocorrencias } from '../src/ocorrencias/ocorrencias.schema.ts';
import { jpeg, sha256De } from './fotos.cenario.ts';
import { prepararServidor, type Quem } from './kit/servidor.ts';

type Entregue = { pedidoId: number; lotacaoId: number; tipoAlimentacaoId: number; recusado: number; entregue: number };

describe('ocorrências', () => {
  const servidor = prepararServidor();
  let comRecusa: Entregue[];
  let propria: number;
  let agora: Date | null = null;

  beforeAll(async () => {
    const relogio = servidor.app.get(Clock);
    relogio.now = () => agora ?? new Date();
    await servidor.database.execute(
      sql`update itens_pedido set quantidade_recusada = least(quantidade_entregue, 3) where quantidade_entregue > 0`,
    );
    comRecusa = await rows<Entregue>(
      servidor.database,
      sql`select i.pedido_id as "pedidoId", p.lotacao_id as "lotacaoId", i.tipo_alimentacao_id as "tipoAlimentacaoId",
            sum(i.quantidade_recusada * i.preco_centavos)::int as recusado,
            sum(i.quantidade_entregue * i.preco_centavos)::int as entregue
          from itens_pedido i join pedidos p on p.id = i.pedido_id where i.contrato_id is not null
          group by 1, 2, 3 having sum(i.quantidade_recusada) > 0 order by 1 desc limit 60`,
    );
    const [unidade] = await rows<{ id: number }>(
      servidor.database,
      sql`select id from lotacoes where codigo = 'UPSL-1'`,
    );
    propria = unidade?.id ?? 0;
  });
  afterEach(() => {
    agora = null;
  });

  const entrega = (): Entregue => {
    const proxima = comRecusa.pop();
    if (!proxima) throw new Error('the demonstration has no more refused meals');
    return proxima;
  };
  const nova = ({ pedidoId, tipoAlimentacaoId }: Pick<Entregue, 'pedidoId' | 'tipoAlimentacaoId'>) => ({
    origem: 'PEDIDO',
    pedidoId,
    tipoAlimentacaoId,
    gravidade: 'LEVE',
    clausula: '7.3',
    descricao: 'Parte das marmitas chegou fria.',
  });
  const abrir = (corpo: object, quem: Quem = 'gestora') =>
    servidor.como(quem).post('/ms-alipen/ocorrencias').send(corpo);
  const aberta = async (dela = entrega()) => (await abrir(nova(dela)).expect(201)).body;
  const agir = (id: number, acao: string, corpo: object, versao: number, quem: Quem = 'gestora') =>
    servidor.como(quem).post(`/ms-alipen/ocorrencias/${id}/${acao}`).set('If-Match', `"${versao}"`).send(corpo);
  const porta = (codigo: string) => `/ms-alipen/ocorrencias/resposta/${codigo}`;
  const responder = (codigo: string, texto = 'O veículo quebrou e trocamos a rota.', nome = 'Marta Lima') =>
    servidor.http().post(porta(codigo)).send({ nome, texto });

  async function notificada(dela?: Entregue) {
    const { resumo, versao } = await aberta(dela);
    const { body } = await agir(resumo.id, 'notificacao', {}, versao).expect(200);
    return { ...body.ocorrencia, codigo: String(body.endereco).split('/').pop() ?? '', id: resumo.id };
  }
  async function procedente(dela?: Entregue) {
    const { id, codigo } = await notificada(dela);
    await responder(codigo).expect(200);
    const lida = await servidor.como('gestora').get(`/ms-alipen/ocorrencias/${id}`).expect(200);
    const decisao = { procedente: true, texto: 'A falha se repetiu três vezes.' };
    return (await agir(id, 'decisao', decisao, lida.body.versao).expect(200)).body;
  }

  it('vai da abertura ao encerramento, com cada passo no histórico', async () => {
    const dela = entrega();
    const { valores } = await aberta(dela);
    expect(valores).toEqual({
      entregue: dela.entregue,
      recusado: dela.recusado,
      jaDescontado: 0,
      restante: dela.entregue - dela.recusado,
    });
    const { resumo, versao } = await procedente(dela);
    const glosada = (await agir(resumo.id, 'glosa', { percentual: 10 }, versao).expect(200)).body;
    const desconto = Math.floor((dela.entregue - dela.recusado) / 10);
    expect(glosada.glosa).toEqual({
      percentual: 10,
      recusadoCentavos: dela.recusado,
      descontoCentavos: desconto,
      totalCentavos: dela.recusado + desconto,
    });
    const saneada = (await agir(resumo.id, 'saneamento', { texto: 'Trocaram o veículo.' }, glosada.versao).expect(200))
      .body;
    const fim = (await agir(resumo.id, 'encerramento', { texto: 'Tratada.' }, saneada.versao).expect(200)).body;
    expect([fim.resumo.situacao, fim.acoes]).toEqual(['ENCERRADA', []]);
    expect(fim.historico.map(({ evento }: { evento: string }) => evento)).toEqual([
      'abrir',
      'notificar',
      'responder',
      'decidir',
      'glosar',
      'sanear',
      'encerrar',
    ]);
    expect(fim.historico[2].quem).toBe(fim.resumo.fornecedor);
  });

  it('a segunda ocorrência da mesma entrega não desconta o mesmo real', async () => {
    const dela = entrega();
    const primeira = await procedente(dela);
    const glosada = (await agir(primeira.resumo.id, 'glosa', { percentual: 100 }, primeira.versao).expect(200)).body;
    expect(glosada.glosa.totalCentavos).toBe(dela.entregue);
    const segunda = await procedente(dela);
    const nada = (await agir(segunda.resumo.id, 'glosa', { percentual: 100 }, segunda.versao).expect(200)).body;
    expect(nada.glosa.totalCentavos).toBe(0);
  });

  describe('a porta do fornecedor', () => {
    it('mostra só o que lhe diz respeito, sem sessão', async () => {
      const { codigo, resumo } = await notificada();
      const { body } = await servidor.http().get(porta(codigo)).expect(200);
      expect(Object.keys(body).sort()).toEqual(
        [
          'anexos',
          'clausula',
          'data',
          'descricao',
          'fornecedor',
          'gravidade',
          'lotacao',
          'numero',
          'prazo',
          'refeicao',
        ].sort(),
      );
      expect(body.numero).toBe(resumo.numero);
    });

    it('do código só a soma fica guardada', async () => {
      const { codigo, id } = await notificada();
      expect(codigo).toMatch(/^[A-Za-z0-9_-]{32}$/);
      const convites = await servidor.database
        .select()
        .from(convitesOcorrencia)
        .where(eq(convitesOcorrencia.ocorrenciaId, id));
      expect(convites.map(({ codigoSha256 }) => codigoSha256)).toEqual([sha256De(Buffer.from(codigo))]);
      const guardado = JSON.stringify([
        await rows(servidor.database, sql`select * from eventos`),
        await rows(servidor.database, sql`select * from chaves_idempotencia`),
        await rows(servidor.database, sql`select * from passos_ocorrencia`),
      ]);
      expect(guardado.includes(codigo)).toBe(false);
    });

    it('vale uma resposta; a mesma de novo é a mesma confirmação, outra é 404', async () => {
      const { codigo } = await notificada();
      const primeira = await responder(codigo).expect(200);
      expect((await responder(codigo).expect(200)).body).toEqual(primeira.body);
      await responder(codigo, 'Mudei de ideia sobre isso.').expect(404);
      await servidor.http().get(porta(codigo)).expect(404);
    });

    it('de dez respostas diferentes ao mesmo tempo só uma fica', async () => {
      const { codigo } = await notificada();
      const respostas = await Promise.all(
        Array.from({ length: 10 }, (_, i) => responder(codigo, `Resposta número ${i}.`)),
      );
      expect(respostas.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(404)]);
    });

    it('desconhecido, usado, trocado e vencido têm a mesma resposta', async () => {
      const usada = await notificada();
      await responder(usada.codigo).expect(200);
      const trocada = await notificada();
      await agir(trocada.id, 'notificacao', {}, trocada.versao).expect(200);
      const vencida = await notificada();
      const corpos = [];
      for (const codigo of ['A'.repeat(32), usada.codigo, trocada.codigo]) {
        corpos.push((await servidor.http().get(porta(codigo)).expect(404)).body);
      }
      agora = new Date(Date.now() + 40 * 86_400_000);
      corpos.push((await servidor.http().get(porta(vencida.codigo)).expect(404)).body);
      expect(new Set(corpos.map(({ type, title, detail }) => `${type}|${title}|${detail}`)).size).toBe(1);
    });

    it.each(['../segredo', 'a', 'A'.repeat(33), `${'A'.repeat(31)}%00`])(
      'o código %p nem é procurado',
      async codigo => {
        expect((await servidor.http().get(porta(codigo))).status).toBe(404);
      },
    );

    const anexar = (codigo: string, arquivo: Buffer, tipo = 'image/jpeg', uuid = randomUUID()) =>
      servidor
        .http()
        .put(`${porta(codigo)}/anexos/${uuid}`)
        .query({ sha256: sha256De(arquivo), nome: 'prova da entrega' })
        .type(tipo)
        .send(arquivo);
    const pdf = (miolo = '') => Buffer.from(`%PDF-1.7\n1 0 obj <<${miolo}>> endobj\n%%EOF\n`);

    it('leva fotos e PDF, que quem alcança a unidade baixa', async () => {
      const { codigo, id } = await notificada();
      const [uuid, foto] = [randomUUID(), await jpeg()];
      const { body: anexo } = await anexar(codigo, foto, 'image/jpeg', uuid).expect(200);
      expect((await anexar(codigo, foto, 'image/jpeg', uuid).expect(200)).body).toEqual(anexo);
      await anexar(codigo, await jpeg(), 'image/jpeg', uuid).expect(409);
      const { body: papel } = await anexar(codigo, pdf(), 'application/pdf').expect(200);
      await responder(codigo).expect(200);
      await anexar(codigo, pdf(), 'application/pdf').expect(404);
      const { resposta } = (await servidor.como('fiscal').get(`/ms-alipen/ocorrencias/${id}`).expect(200)).body;
      expect(resposta.anexos).toEqual([anexo, papel]);
      const baixar = (anexoId: number, quem: Quem) =>
        servidor.como(quem).get(`/ms-alipen/ocorrencias/${id}/anexos/${anexoId}`);
      expect((await baixar(papel.id, 'gestora').expect(200)).headers['content-type']).toBe('application/pdf');
      expect((await baixar(anexo.id, 'monitoramento').expect(200)).headers['content-type']).toBe('image/jpeg');
      expect((await baixar(anexo.id + 1000, 'gestora')).status).toBe(404);
    });

    it.each([
      ['HTML', 415, Buffer.from('<html><script>alert(1)</script>'), 'application/pdf'],
      ['PDF com script', 422, pdf('/OpenAction 2 0 R /JS (app.alert(1))'), 'application/pdf'],
      ['PDF cortado', 422, Buffer.from('%PDF-1.7\n1 0 obj'), 'application/pdf'],
      ['JPEG cortado', 422, Buffer.from('ffd8ffe000104a46', 'hex'), 'image/jpeg'],
      ['SVG', 415, Buffer.from('<svg/>'), 'image/svg+xml'],
    ])('não leva %s', async (_nome, esperado, arquivo, tipo) => {
      const { codigo } = await notificada();
      expect((await anexar(codigo, arquivo, tipo)).status).toBe(esperado);
    });

    it('leva até dez anexos', async () => {
      const { codigo } = await notificada();
      for (let i = 0; i < 10; i += 1) await anexar(codigo, pdf(`/N ${i}`), 'application/pdf').expect(200);
      await anexar(codigo, pdf('/N 11'), 'application/pdf').expect(422);
    });
  });

  it('o prazo que passa vira SEM_RESPOSTA uma vez só, o endereço morre e o gestor decide', async () => {
    const { id, codigo } = await notificada();
    agora = new Date(Date.now() + 40 * 86_400_000);
    const vencer = () => servidor.app.get(OcorrenciasPrazoService).vencer(AbortSignal.timeout(30_000));
    expect(await vencer()).toBeGreaterThan(0);
    expect(await vencer()).toBe(0);
    agora = null;
    await responder(codigo).expect(404);
    const { body } = await servidor.como('gestora').get(`/ms-alipen/ocorrencias/${id}`).expect(200);
    expect([body.resumo.situacao, body.acoes]).toEqual(['SEM_RESPOSTA', ['notificar', 'decidir']]);
    await agir(id, 'decisao', { procedente: false, texto: 'Sem prova.' }, body.versao).expect(200);
  });

  it('fora da vez é 409, sem versão 428, com versão velha 412', async () => {
    const { resumo, versao } = await aberta();
    expect((await agir(resumo.id, 'glosa', { percentual: 5 }, versao)).body.type).toBe('/problemas/transicao-invalida');
    const semVersao = servidor.como('gestora').post(`/ms-alipen/ocorrencias/${resumo.id}/encerramento`);
    expect((await semVersao.send({ texto: 'Engano.' })).status).toBe(428);
    expect((await agir(resumo.id, 'encerramento', { texto: 'Engano.' }, versao + 1)).status).toBe(412);
    await agir(resumo.id, 'encerramento', { texto: 'Engano.' }, versao).expect(200);
  });

  it('de duas decisões ao mesmo tempo uma vale', async () => {
    const { id, codigo } = await notificada();
    await responder(codigo).expect(200);
    const { versao } = (await servidor.como('gestora').get(`/ms-alipen/ocorrencias/${id}`)).body;
    const decidir = (procedente: boolean) => agir(id, 'decisao', { procedente, texto: 'Decidido.' }, versao);
    const respostas = await Promise.all([decidir(true), decidir(false), decidir(true)]);
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
  });

  it('cada um abre e lê as da unidade que alcança', async () => {
    const alheia = entrega();
    const quemNao = alheia.lotacaoId === propria ? 'outraSolicitante' : 'solicitante';
    const { resumo } = await aberta(alheia);
    expect((await abrir(nova(alheia), quemNao)).status).toBe(403);
    expect((await servidor.como(quemNao).get(`/ms-alipen/ocorrencias/${resumo.id}`)).status).toBe(403);
    const lista = (await servidor.como(quemNao).get('/ms-alipen/ocorrencias').expect(200)).body;
    expect(lista.itens.every(({ lotacaoId }: { lotacaoId: number }) => lotacaoId !== alheia.lotacaoId)).toBe(true);
    // Whoever takes the unit's call may open one (domain 5.14); only the manager goes on with it.
    for (const quem of ['atendimento', 'monitoramento'] as const) await abrir(nova(alheia), quem).expect(201);
    const decisao = servidor.como('atendimento').post(`/ms-alipen/ocorrencias/${resumo.id}/notificacao`).send({});
    expect((await decisao).status).toBe(403);
    expect((await servidor.como('gestora').get('/ms-alipen/ocorrencias/999999')).status).toBe(404);
  });

  it('a lista filtra e ordena', async () => {
    const { resumo } = await aberta();
    const listar = (query: object) =>
      servidor
        .como('gestora')
        .get('/ms-alipen/ocorrencias')
        .query(query)
        .expect(200)
        .then(({ body }) => body);
    expect((await listar({ situacao: 'ABERTA', pedidoId: resumo.pedidoId })).itens[0]).toEqual(resumo);
    expect((await listar({ situacao: 'GLOSADA', pedidoId: resumo.pedidoId })).total).toBe(0);
    expect((await listar({ busca: resumo.numero })).total).toBe(1);
    const todas = await listar({ ordem: '-numero', tamanho: 100 });
    expect(todas.itens[0].numero).toBe(resumo.numero);
    const total = await servidor.database.$count(ocorrencias);
    expect(todas.total).toBe(total);
  });

  describe('nascida de um registro', () => {
    type Registro = { id: number; pedidoId: number; tipoAlimentacaoId: number; lotacaoId: number };
    const registro = async (consulta: ReturnType<typeof sql>): Promise<Registro> => {
      const [achado] = await rows<Registro>(servidor.database, consulta);
      if (!achado) throw new Error('the demonstration has no such record');
      return achado;
    };
    const fiscalizacao = (onde: ReturnType<typeof sql>) =>
      registro(sql`select f.id, f.pedido_id as "pedidoId", f.tipo_alimentacao_id as "tipoAlimentacaoId",
          f.lotacao_id as "lotacaoId" from fiscalizacoes f where ${onde} order by f.id limit 1`);
    const recebimento = () =>
      registro(sql`select r.id, r.pedido_id as "pedidoId", r.tipo_alimentacao_id as "tipoAlimentacaoId",
          p.lotacao_id as "lotacaoId" from recebimentos r join pedidos p on p.id = r.pedido_id
          where r.vigente and r.completude <> 'NAO_ENTREGUE' order by r.id limit 1`);
    const de = (origem: string, { pedidoId }: Registro, mais: object) => ({
      ...{ origem, pedidoId, gravidade: 'GRAVE', descricao: 'Inseto em uma das marmitas.' },
      ...mais,
    });

    it('de uma fiscalização concluída, leva o número e a refeição dela, e a lista a acha por ela', async () => {
      const dela = await fiscalizacao(sql`f.versao_vigente is not null and f.criticos > 0`);
      const { body } = await abrir(de('FISCALIZACAO', dela, { fiscalizacaoId: dela.id }), 'fiscal').expect(201);
      expect(body.resumo.fiscalizacao).toMatch(/^F\d{4}-\d{6}$/);
      expect(body.resumo.refeicao).not.toBeNull();
      const lista = await servidor.como('fiscal').get('/ms-alipen/ocorrencias').query({ fiscalizacaoId: dela.id });
      expect(lista.body.itens.map(({ id }: { id: number }) => id)).toContain(body.resumo.id);
      await servidor.database.execute(sql`update fiscalizacoes set peso_medio_g = 668,
        limites = jsonb_set(limites, '{pesoMinimoG}', '700') where id = ${dela.id}`);
      const numero = body.resumo.fiscalizacao;
      const feitas = await servidor.como('fiscal').get('/ms-alipen/fiscalizacoes').query({ busca: numero }).expect(200);
      expect(feitas.body.itens).toMatchObject([{ numero, ocorrencias: 1, pesoMedioG: 668, desvioPeso: -457 }]);
    });

    it('de um recebimento que vale, leva a refeição dele', async () => {
      const dele = await recebimento();
      const { body } = await abrir(de('RECEBIMENTO', dele, { recebimentoId: dele.id })).expect(201);
      expect([body.recebimentoId, body.resumo.fiscalizacao, body.resumo.refeicao]).toEqual([
        dele.id,
        null,
        expect.any(String),
      ]);
    });

    it.each([
      ['fiscalização por concluir', 'FISCALIZACAO', 'ainda não foi concluída'],
      ['fiscalização de outro pedido', 'FISCALIZACAO', 'não é deste pedido'],
      ['recebimento de outra refeição', 'RECEBIMENTO', 'é de outra refeição'],
      ['recebimento corrigido', 'RECEBIMENTO', 'foi corrigido ou anulado'],
    ])('recusa %s e diz por quê', async (nome, origem, frase) => {
      const mais: Record<string, number> = {};
      const concluida = sql`f.versao_vigente is not null`;
      const dela = await (origem === 'RECEBIMENTO' ? recebimento() : fiscalizacao(concluida));
      if (nome === 'fiscalização por concluir') {
        const pendente = await fiscalizacao(sql`f.situacao = 'PENDENTE' and f.pedido_id is not null`);
        Object.assign(mais, { fiscalizacaoId: pendente.id, pedidoId: pendente.pedidoId });
      } else if (nome === 'fiscalização de outro pedido') {
        mais.fiscalizacaoId = (await fiscalizacao(sql`${concluida} and f.pedido_id <> ${dela.pedidoId}`)).id;
      } else {
        mais.recebimentoId = dela.id;
        if (nome === 'recebimento de outra refeição') mais.tipoAlimentacaoId = dela.tipoAlimentacaoId + 1;
        else await servidor.database.execute(sql`update recebimentos set vigente = false where id = ${dela.id}`);
      }
      const { status, body } = await abrir(de(origem, dela, mais));
      expect([status, body.detail]).toEqual([422, expect.stringContaining(frase)]);
    });

    describe('de uma fiscalização sem pedido', () => {
      const marmita = 'As marmitas chegaram frias.';
      const semPedido = async (mudanca = sql``) => {
        const dela = await fiscalizacao(
          sql`f.versao_vigente is not null and f.pedido_id is not null and f.contrato_id is not null
            and f.lotacao_id <> ${propria} and not exists (select from ocorrencias o where o.fiscalizacao_id = f.id)`,
        );
        await servidor.database.execute(
          sql`update fiscalizacoes set pedido_id = null ${mudanca} where id = ${dela.id}`,
        );
        return {
          ...dela,
          corpo: { origem: 'FISCALIZACAO', fiscalizacaoId: dela.id, gravidade: 'LEVE', descricao: marmita },
        };
      };

      it('é da refeição dela, notifica o fornecedor, não tem o que glosar e chega ao fim', async () => {
        const dela = await semPedido();
        const { body } = await abrir(dela.corpo, 'fiscal').expect(201);
        expect(body.resumo).toMatchObject({ pedidoId: null, pedido: null, lotacaoId: dela.lotacaoId });
        expect(body.resumo.refeicao).toEqual(expect.any(String));
        expect(body.valores).toEqual({ entregue: 0, recusado: 0, jaDescontado: 0, restante: 0 });
        const { id } = body.resumo;
        const avisada = (await agir(id, 'notificacao', {}, body.versao).expect(200)).body;
        const codigo = String(avisada.endereco).split('/').pop() ?? '';
        expect((await servidor.http().get(porta(codigo)).expect(200)).body.descricao).toBe(marmita);
        await responder(codigo).expect(200);
        const { versao } = (await servidor.como('gestora').get(`/ms-alipen/ocorrencias/${id}`).expect(200)).body;
        const julgada = (await agir(id, 'decisao', { procedente: true, texto: 'Confere.' }, versao).expect(200)).body;
        expect(julgada.acoes).toEqual(['sanear']);
        const glosa = await agir(id, 'glosa', { percentual: 10 }, julgada.versao);
        expect([glosa.status, glosa.body.detail]).toEqual([409, expect.stringContaining('não há o que glosar')]);
        const sanada = (await agir(id, 'saneamento', { texto: 'Trocaram a caixa.' }, julgada.versao).expect(200)).body;
        await agir(id, 'encerramento', { texto: 'Tratada.' }, sanada.versao).expect(200);
        const lista = await servidor.como('gestora').get('/ms-alipen/ocorrencias').query({ fiscalizacaoId: dela.id });
        expect(lista.body.itens).toHaveLength(1);
      });

      it('onde ela não soube de quem era a entrega, é de quem tinha o contrato do dia', async () => {
        const dela = await semPedido(sql`, contrato_id = null, fornecedor_id = null`);
        const { body } = await abrir(dela.corpo).expect(201);
        expect(body.resumo.fornecedor).toEqual(expect.any(String));
      });

      it('sem contrato nenhum no dia diz o que falta', async () => {
        const dela = await semPedido(sql`, contrato_id = null, data = '2001-01-01'`);
        const { status, body } = await abrir(dela.corpo);
        expect([status, body.detail]).toEqual([422, expect.stringContaining('Cadastre o contrato')]);
      });

      it('de outra unidade é 403; de um pedido, por concluir e desconhecida são recusadas com o motivo', async () => {
        const dela = await semPedido();
        expect((await abrir(dela.corpo, 'solicitante')).status).toBe(403);
        const recusada = async (corpo: object) => {
          const { status, body } = await abrir({ ...dela.corpo, ...corpo });
          return `${status} ${body.detail}`;
        };
        const comPedido = await fiscalizacao(sql`f.versao_vigente is not null and f.pedido_id is not null`);
        expect(await recusada({ fiscalizacaoId: comPedido.id })).toMatch(/^422 .*é de um pedido/);
        expect(await recusada({ fiscalizacaoId: 999_999 })).toMatch(/^422 .*não existe/);
        expect(await recusada({ origem: 'PEDIDO', fiscalizacaoId: undefined })).toMatch(/^422 .*de que pedido/);
        expect(await recusada({ tipoAlimentacaoId: dela.tipoAlimentacaoId + 1 })).toMatch(/^422 .*outra refeição/);
        const { id } = await fiscalizacao(sql`f.situacao = 'PENDENTE'`);
        await servidor.database.execute(sql`update fiscalizacoes set pedido_id = null where id = ${id}`);
        expect(await recusada({ fiscalizacaoId: id })).toMatch(/^422 .*não foi concluída/);
      });
    });

    it('de outra unidade não se abre', async () => {
      const dela = await fiscalizacao(
        sql`f.versao_vigente is not null and f.pedido_id is not null and f.lotacao_id <> ${propria}`,
      );
      expect((await abrir(de('FISCALIZACAO', dela, { fiscalizacaoId: dela.id }), 'solicitante')).status).toBe(403);
    });
  });

  it.each([
    ['recebimento que não se disse', { origem: 'RECEBIMENTO' }],
    ['recebimento de outro pedido', { origem: 'RECEBIMENTO', recebimentoId: 999_999 }],
    ['gravidade que não existe', { gravidade: 'ENORME' }],
    ['sem descrição', { descricao: '' }],
  ])('recusa %s', async (_nome, mudanca) => {
    const [dela] = comRecusa;
    if (!dela) throw new Error('no delivery left');
    expect((await abrir({ ...nova(dela), ...mudanca })).status).toBe(422);
  });

  it('sem servidor de e-mail nada entra na fila, e o endereço é dito uma vez', async () => {
    const { id } = await notificada();
    expect(await servidor.database.$count(emails)).toBe(0);
    const { body } = await servidor.como('gestora').get(`/ms-alipen/ocorrencias/${id}`).expect(200);
    expect(JSON.stringify(body)).not.toContain('/resposta/');
  });
});
