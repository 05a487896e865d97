import { readConfiguration } from './configuration.ts';

describe('a configuração', () => {
  it('sem nada definido é a da máquina de uma pessoa só', () => {
    expect(readConfiguration({})).toEqual({
      port: 3001,
      provedor: null,
      managementPort: undefined,
      host: '127.0.0.1',
      databaseUrl: undefined,
      webhooksLoopback: false,
      drainSeconds: undefined,
      jobs: true,
      mail: null,
      enderecoPublico: null,
      dataDir: expect.stringMatching(/\.data$/),
      backupDir: null,
      demo: true,
      demoVive: true,
      s3: null,
      tokenIssuer: 'alipen-government-api',
      autoridadesDasNotas: [],
      autoridadesDosSignatarios: { ICP_BRASIL: [], GOVBR: [] },
      govbr: null,
      certificado: null,
      orgao: [],
      logLevel: 'info',
    });
  });

  it('com um PostgreSQL não há dados de demonstração, a não ser que se peça', () => {
    const DATABASE_URL = 'postgres://alipen@127.0.0.1:5432/alipen';
    expect(readConfiguration({ DATABASE_URL }).demo).toBe(false);
    expect(readConfiguration({ DATABASE_URL, DEMO: 'true' }).demo).toBe(true);
  });

  it('o dia da demonstração anda com ela, a não ser que se peça que fique parada', () => {
    expect(readConfiguration({ DEMO: 'true', DEMO_LIVES: 'false' })).toMatchObject({ demo: true, demoVive: false });
    expect(readConfiguration({ DEMO: 'false', DEMO_LIVES: 'true' }).demoVive).toBe(false);
  });

  it('o endereço público, com o caminho, é o que vai nos e-mails e no QR do mapa', () => {
    const publico = { PUBLIC_ORIGIN: 'https://alipen.gov.br', BASE_PATH: '/refeicoes' };
    expect(readConfiguration(publico).enderecoPublico).toBe('https://alipen.gov.br/refeicoes/');
  });

  it('em produção a demonstração é recusada, e sem pedir não vem', () => {
    expect(() => readConfiguration({ DEMO: 'true', NODE_ENV: 'production' })).toThrow(/Set DEMO to false/);
    expect(readConfiguration({ NODE_ENV: 'production' })).toMatchObject({ demo: false, demoVive: false });
  });

  it.each([
    ['GOVERNMENT_API_PORT', '0'],
    ['GOVERNMENT_API_PORT', '80a'],
    ['GOVERNMENT_API_MANAGEMENT_PORT', '0'],
    ['DATABASE_URL', 'mysql://x/y'],
    ['DATABASE_URL', 'postgres://servidor'],
    ['DATABASE_URL', 'alipen'],
    ['DEMO', 'talvez'],
    ['LOG_LEVEL', 'alto'],
  ])('recusa %s=%s dizendo o que pôr', (name, value) => {
    expect(() => readConfiguration({ [name]: value })).toThrow(new RegExp(`Set ${name} to`));
  });

  it('diz todos os erros de uma vez', () => {
    expect(() => readConfiguration({ GOVERNMENT_API_PORT: 'x', LOG_LEVEL: 'x' })).toThrow(/PORT[\s\S]*LOG_LEVEL/);
  });
});
