import { sql } from 'drizzle-orm';
import type supertest from 'supertest';
import { Clock } from '../src/clock/clock.ts';
import { rows } from '../src/database/database.ts';
import { sha256De } from './fotos.cenario.ts';
import { assinado } from './kit/assinado.ts';
import { prepararServidor, type Quem } from './kit/servidor.ts';

const DIA_MS = 86_400_000;
type Lida = {
  notificacao: Record<string, unknown> & { versao: number; devolucao: Record<string, unknown> | null };
  acoes: string[];
};

describe('a notificação à contratada', () => {
  const servidor = prepararServidor();
  let agora: Date | null = null;
  let id: number;
  let emitido: Buffer;

  const URL = (resto = '') => `/ms-alipen/ocorrencias/${id}/notificacao-formal${resto}`;
  const ler = async (quem: Quem = 'gestora'): Promise<Lida> => (await servidor.como(quem).get(URL()).expect(200)).body;
  const bytesDe = (pedido: supertest.Test): Promise<Buffer> =>
    pedido
      .buffer(true)
      .parse((resposta, pronto) => {
        const partes: Buffer[] = [];
        resposta.on('data', parte => partes.push(parte));
        resposta.on('end', () => pronto(null, Buffer.concat(partes)));
      })
      .expect(200)
      .then(({ body }) => body);
  const abrir = async (): Promise<number> => {
    const [dela] = await rows<{ pedidoId: number; tipoAlimentacaoId: number }>(
      servidor.database,
      sql`select i.pedido_id as "pedidoId", i.tipo_alimentacao_id as "tipoAlimentacaoId" from itens_pedido i
        where i.contrato_id is not null and i.quantidade_entregue > 0 order by 1 desc limit 1`,
    );
    const nova = {
      origem: 'PEDIDO',
      gravidade: 'GRAVE',
      clausula: '7.3',
      descricao: 'As marmitas chegaram frias e azedas.',
    };
    const { body } = await servidor
      .como('gestora')
      .post('/ms-alipen/ocorrencias')
      .send({ ...nova, ...dela })
      .expect(201);
    return body.resumo.id;
  };
  const notificar = async (): Promise<string> => {
    const { body: lida } = await servidor.como('gestora').get(`/ms-alipen/ocorrencias/${id}`).expect(200);
    const { body } = await servidor
      .como('gestora')
      .post(`/ms-alipen/ocorrencias/${id}/notificacao`)
      .set('If-Match', `"${lida.versao}"`)
      .send({})
      .expect(200);
    return body.endereco.replace('/resposta/', '/ms-alipen/ocorrencias/resposta/');
  };
  const enviar = (pedido: supertest.Test, pdf: Buffer, sha256 = sha256De(pdf)) =>
    pedido.query({ sha256 }).set('content-type', 'application/pdf').send(pdf);
  let assinada: Buffer;
  const digitalizada = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\n%%EOF\n');
  const decidir = (corpo: object, versao: number) =>
    servidor.como('gestora').post(URL('/decisao')).set('If-Match', `"${versao}"`).send(corpo);

  beforeAll(async () => {
    servidor.app.get(Clock).now = () => agora ?? new Date();
    id = await abrir();
  });
  afterEach(() => {
    agora = null;
  });

  it('emite-se uma vez, com número, código e o arquivo guardado byte a byte', async () => {
    expect(await ler()).toEqual({ notificacao: null, acoes: ['emitir'] });
    expect((await ler('fiscal')).acoes).toEqual([]);
    await servidor.como('fiscal').post(URL()).expect(403);
    await servidor.como('gestora').get(URL('/pdf')).expect(404);
    const [uma, outra] = await Promise.all([
      servidor.como('gestora').post(URL()).expect(200),
      servidor.como('gestora').post(URL()).expect(200),
    ]);
    expect(uma.body).toEqual(outra.body);
    const { notificacao, acoes } = uma.body as Lida;
    expect(notificacao).toMatchObject({
      situacao: 'EMITIDA',
      numero: expect.stringMatching(/^NC 1\/\d{4}$/),
      vencida: false,
    });
    expect(acoes).toEqual(['juntar']);
    emitido = await bytesDe(servidor.como('fiscal').get(URL('/pdf')));
    assinada = await assinado(emitido);
    expect(emitido.subarray(0, 5).toString()).toBe('%PDF-');
    expect(sha256De(emitido)).toBe(notificacao.sha256);
    await servidor.como('gestora').get(URL('/pdf?via=DEVOLVIDA')).expect(404);
  });

  it('quem tem o papel confere pelo código, sem nome de pessoa nem o texto', async () => {
    const { notificacao } = await ler();
    const { body, text } = await servidor
      .http()
      .get(`/ms-alipen/verificacao-notificacao/${notificacao.codigo}`)
      .expect(200);
    expect(body).toMatchObject({
      numero: notificacao.numero,
      situacao: 'EMITIDA',
      integra: true,
      falhas: [],
      sha256: notificacao.sha256,
    });
    expect(text).not.toMatch(/frias e azedas|Marina/);
    await servidor.http().get('/ms-alipen/verificacao-notificacao/N-0000').expect(404);
    const guardado = sql`update notificacoes_formais set conteudo = conteudo || '{"fatos":"outro"}' where ocorrencia_id = ${id}`;
    await expect(servidor.database.execute(guardado)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('does not change') },
    });
  });

  it('vai pelo endereço da ocorrência; a contratada baixa, e devolve o que assinou sobre o arquivo', async () => {
    await servidor.http().get('/ms-alipen/ocorrencias/resposta/outro/notificacao').expect(404);
    const porta = await notificar();
    expect((await ler()).notificacao).toMatchObject({ situacao: 'ENVIADA', prazo: expect.any(String) });
    const { body } = await servidor.http().get(`${porta}/notificacao`).expect(200);
    expect(body).toMatchObject({ situacao: 'ENVIADA', motivo: null, conferencia: null });
    expect((await bytesDe(servidor.http().get(`${porta}/notificacao/pdf`))).equals(emitido)).toBe(true);

    const devolver = (pdf: Buffer, sha256?: string) =>
      enviar(servidor.http().put(`${porta}/notificacao/devolucao`), pdf, sha256);
    const { body: igual } = await devolver(emitido).expect(422);
    expect(igual.detail).toBe('Este é o arquivo como foi emitido, sem assinatura. Assine e envie o assinado.');
    await devolver(Buffer.from('GIF89a nada')).expect(422);
    await devolver(assinada, sha256De(emitido)).expect(422);
    const { body: recebida } = await devolver(assinada).expect(200);
    expect(recebida).toMatchObject({ situacao: 'DEVOLVIDA', conferencia: 'SOBRE_O_EMITIDO' });
    expect((await devolver(assinada).expect(200)).body).toEqual(recebida);
    await devolver(digitalizada).expect(409);
    expect((await bytesDe(servidor.como('gestora').get(URL('/pdf?via=DEVOLVIDA')))).equals(assinada)).toBe(true);
    const { itens } = (await servidor.como('gestora').get('/ms-alipen/notificacoes?tipo=PENDENCIA').expect(200)).body;
    expect(itens.filter(({ evento }: { evento: string }) => evento === 'NOTIFICACAO_DEVOLVIDA')).toMatchObject([
      { texto: expect.stringContaining('Foi assinada sobre o arquivo emitido.'), resolvidaEm: null },
    ]);
  });

  it('recusada com motivo, a contratada devolve outra, ainda que já tenha respondido', async () => {
    const { notificacao, acoes } = await ler();
    expect(acoes).toEqual(['aceitar', 'recusar']);
    await decidir({ aceita: false }, notificacao.versao).expect(422);
    await decidir({ aceita: false, motivo: '  ' }, notificacao.versao).expect(422);
    await decidir({ aceita: true }, notificacao.versao - 1).expect(412);
    const { body } = await decidir(
      { aceita: false, motivo: 'Assinou quem não representa a empresa.' },
      notificacao.versao,
    ).expect(200);
    expect(body).toMatchObject({ notificacao: { situacao: 'RECUSADA' }, acoes: ['juntar'] });
    const porta = await notificar();
    await servidor.http().post(porta).send({ nome: 'Célia Moura', texto: 'Trocamos o lote inteiro.' }).expect(200);
    await servidor.http().get(porta).expect(404);
    const { body: recebida } = await enviar(servidor.http().put(`${porta}/notificacao/devolucao`), digitalizada).expect(
      200,
    );
    expect(recebida).toMatchObject({ situacao: 'DEVOLVIDA', conferencia: 'FORA' });
    const { notificacao: depois } = await ler();
    await decidir({ aceita: true }, depois.versao).expect(200);
    expect((await ler()).acoes).toEqual([]);
    await decidir({ aceita: false, motivo: 'Tarde demais.' }, depois.versao + 1).expect(409);
    await enviar(servidor.http().put(`${porta}/notificacao/devolucao`), assinada).expect(409);
  });

  it('passado o prazo diz-se, o endereço fecha, e a agência junta a que veio em mãos', async () => {
    id = await abrir();
    await servidor.como('gestora').post(URL()).expect(200);
    const porta = await notificar();
    agora = new Date(Date.now() + 60 * DIA_MS);
    await servidor.http().get(`${porta}/notificacao`).expect(404);
    await enviar(servidor.http().put(`${porta}/notificacao/devolucao`), digitalizada).expect(404);
    agora = null;
    const { notificacao } = await ler();
    const ontem = new Date(Date.now() - DIA_MS).toISOString();
    await servidor.database.execute(
      sql`update notificacoes_formais set prazo_em = ${ontem}::timestamptz where ocorrencia_id = ${id}`,
    );
    expect((await ler()).notificacao.vencida).toBe(true);
    await enviar(servidor.como('fiscal').put(URL('/devolucao')), digitalizada).expect(403);
    const { body } = await enviar(servidor.como('gestora').put(URL('/devolucao')), digitalizada).expect(200);
    expect(body.notificacao).toMatchObject({
      ...{ numero: notificacao.numero, situacao: 'DEVOLVIDA', vencida: false },
      devolucao: { por: expect.stringMatching(/\w/), conferencia: 'FORA', bytes: digitalizada.length },
    });
  });
});
