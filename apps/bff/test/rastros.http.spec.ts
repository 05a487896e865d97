import { OtlpReceiver } from '@alipen/platform/tracing/otlp-receiver.spec-kit';
import { Bff, CPF } from './bff.spec-kit.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PAGE = 'b7ad6b7169203331';
const LIST = '/ms-alipen/pedidos';

describe('os rastros do gateway', () => {
  let receiver: OtlpReceiver;
  let bff: Bff;
  beforeAll(async () => {
    receiver = await OtlpReceiver.start();
    bff = await Bff.start({ tracing: { endpoint: receiver.endpoint, ratio: 1 } });
  });
  afterAll(async () => {
    await bff.stop();
    await receiver.stop();
  });
  beforeEach(() => bff.government.reset());

  it('o da página continua aqui, e o do gateway continua no servidor do governo', async () => {
    bff.government.json(LIST, 403, {});
    const token = await bff.government.token();
    await bff.asCookie(token, 'GET', `/api${LIST}?lotacaoId=4321`, {
      headers: { traceparent: `00-${TRACE}-${PAGE}-00`, tracestate: 'pagina=1', 'x-request-id': 'pedido-de-prova' },
    });
    const spans = await receiver.until(all => all.filter(({ traceId }) => traceId === TRACE).length >= 2);
    const [server] = spans.filter(({ name }) => name === `GET /api${LIST}`);
    const [call] = spans.filter(({ name, parentSpanId }) => name === `GET ${LIST}` && parentSpanId === server?.spanId);
    expect(server).toMatchObject({
      service: 'alipen-bff',
      parentSpanId: PAGE,
      attributes: {
        'http.route': `/api${LIST}`,
        'http.response.status_code': 403,
        'alipen.request_id': 'pedido-de-prova',
      },
    });
    const sent = bff.government.calls(LIST)[0]?.headers;
    expect(sent?.traceparent).toBe(`00-${TRACE}-${call?.spanId}-01`);
    expect(sent?.tracestate).toBe('pagina=1');
  });

  it('de quem não traz rastro, ou traz um que não vale, começa um novo', async () => {
    const before = receiver.spans.length;
    await bff.login(undefined, { traceparent: `00-${TRACE}-0000000000000000-01` });
    const spans = (await receiver.until(all => all.slice(before).some(({ name }) => name === 'POST /api/login'))).slice(
      before,
    );
    const entrada = spans.find(({ name }) => name === 'POST /api/login');
    expect(entrada?.parentSpanId ?? '').toBe('');
    expect(spans.find(({ name }) => name === 'POST /login')).toMatchObject({ parentSpanId: entrada?.spanId });
    expect(bff.government.calls('/login')[0]?.headers.traceparent).toContain(entrada?.traceId);
  });

  it('não levam endereço, consulta, cookie, token, senha nem CPF', async () => {
    const token = await bff.government.token();
    await bff.asCookie(token, 'GET', `/api/ms-alipen/pedidos/987654?nome=${CPF}`);
    await bff.login({ cpf: CPF, senha: 'canario-da-senha' });
    await bff.call('GET', '/api/canario-da-rota');
    const before = receiver.spans.length;
    await bff.asBearer(token, 'GET', '/api/acessos');
    await receiver.until(all => all.slice(before).some(({ name }) => name === 'GET /api/acessos'));
    for (const secret of [token, CPF, CPF.replaceAll(/\D/g, ''), 'canario', '987654', 'demonstracao', '1001'])
      expect(receiver.text).not.toContain(secret);
  });
});

describe('sem coletor', () => {
  it('nada é feito, e o rastro de quem chama segue', async () => {
    const bff = await Bff.start();
    try {
      const token = await bff.government.token();
      await bff.asBearer(token, 'GET', `/api${LIST}`, { headers: { traceparent: `00-${TRACE}-${PAGE}-01` } });
      expect(bff.government.calls(LIST)[0]?.headers.traceparent).toBe(`00-${TRACE}-${PAGE}-01`);
    } finally {
      await bff.stop();
    }
  });
});
