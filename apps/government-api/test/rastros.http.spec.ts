import { OtlpReceiver } from '@alipen/platform/tracing/otlp-receiver.spec-kit';
import { CPF, prepararServidor } from './kit/servidor.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const GATEWAY = 'b7ad6b7169203331';

describe('os rastros do servidor do governo', () => {
  let receptor: OtlpReceiver;
  const servidor = prepararServidor(async () => {
    receptor = await OtlpReceiver.start();
    return { OTEL_EXPORTER_OTLP_ENDPOINT: receptor.endpoint, OTEL_TRACES_SAMPLER_ARG: '1' };
  });
  afterAll(() => receptor.stop());

  it('vão do gateway aos comandos do banco', async () => {
    await servidor
      .como('gestora')
      .get('/ms-alipen/fornecedores?busca=canario')
      .set('traceparent', `00-${TRACE}-${GATEWAY}-01`)
      .expect(200);
    const doRastro = (todos: readonly { traceId: string }[]) => todos.filter(({ traceId }) => traceId === TRACE);
    await receptor.until(todos => todos.some(({ name, traceId }) => traceId === TRACE && name.startsWith('GET')));
    const spans = doRastro(receptor.spans) as typeof receptor.spans;
    const chamada = spans.find(({ name }) => name === 'GET /ms-alipen/fornecedores');
    expect(chamada).toMatchObject({ service: 'alipen-government-api', parentSpanId: GATEWAY });
    const comandos = spans.filter(({ parentSpanId }) => parentSpanId === chamada?.spanId);
    expect(comandos.map(({ name }) => name)).toContain('select fornecedores');
    expect(comandos.map(({ attributes }) => attributes['db.system.name'])).toContain('postgresql');
  });

  it('uma escrita leva os comandos da sua transação', async () => {
    await servidor.http().post('/login').send({ cpf: CPF.gestora, senha: 'demonstracao' }).expect(200);
    const [entrada] = (await receptor.until(todos => todos.some(({ name }) => name === 'POST /login'))).filter(
      ({ name }) => name === 'POST /login',
    );
    expect(receptor.spans.filter(({ parentSpanId }) => parentSpanId === entrada?.spanId).length).toBeGreaterThan(0);
  });

  it('quem o gateway não escolheu não é guardado', async () => {
    await servidor
      .como('gestora')
      .get('/ms-alipen/motivos')
      .set('traceparent', `00-${TRACE}-${GATEWAY}-00`)
      .expect(200);
    const antes = receptor.spans.length;
    await servidor.como('gestora').get('/ms-alipen/tipos-publico').expect(200);
    await receptor.until(todos => todos.slice(antes).some(({ name }) => name === 'GET /ms-alipen/tipos-publico'));
    expect(receptor.spans.some(({ name }) => name === 'GET /ms-alipen/motivos')).toBe(false);
  });

  it('não levam valor, token, senha nem CPF', () => {
    for (const segredo of [servidor.token('gestora'), CPF.gestora, 'demonstracao', 'canario'])
      expect(receptor.text).not.toContain(segredo);
  });
});
