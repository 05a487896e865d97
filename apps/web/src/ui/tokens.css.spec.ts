import { faint, type Pairs, sheetOf, tonesOf } from './contrast.fixture.ts';

const TEXT = 4.5;
/** Edges of what is pressed or typed in, rings of the focus, marks and bars (WCAG 1.4.11), and large text. */
const SHAPE = 3;

const SAID = ['tinta', 'tinta-quieta', 'primaria', 'ok', 'info', 'aviso', 'perigo', 'neutro'];
const PLACES = ['fundo', 'cartao', 'cabeca-de-tabela', 'realce', 'primaria-tinta', 'passado', 'elevado'];
const TINTS = ['ok-fundo', 'info-fundo', 'aviso-fundo', 'perigo-fundo', 'neutro-fundo'];
const HEAT = ['calor-muito-acima', 'calor-acima', 'calor-abaixo', 'calor-muito-abaixo', 'calor-nova'];

const PAIRS: Pairs = [
  { over: SAID, under: PLACES, least: TEXT },
  { over: ['tinta'], under: [...TINTS, ...HEAT, 'coluna'], least: TEXT },
  { over: ['ok', 'ok-tinta'], under: ['ok-fundo'], least: TEXT },
  { over: ['info', 'info-tinta', 'primaria'], under: ['info-fundo'], least: TEXT },
  { over: ['aviso', 'aviso-tinta'], under: ['aviso-fundo'], least: TEXT },
  { over: ['perigo', 'perigo-tinta'], under: ['perigo-fundo'], least: TEXT },
  { over: ['neutro', 'tinta-quieta'], under: ['neutro-fundo'], least: TEXT },
  { over: ['sobre-cor'], under: ['primaria', 'primaria-viva', 'perigo'], least: TEXT },
  { over: ['primaria'], under: ['realce-forte'], least: TEXT },
  { over: ['coluna-tinta', 'primaria', 'perigo', 'aviso'], under: ['coluna'], least: TEXT },
  { over: ['menu-tinta', 'menu-quieto', 'primaria-quieta'], under: ['menu'], least: TEXT },
  { over: ['menu-atual-tinta'], under: ['menu-atual'], least: TEXT },
  { over: ['papel-tinta'], under: ['cartao'], least: TEXT },
  // The tip of a control: ui/antd.theme.tsx.
  { over: ['cartao'], under: ['tinta'], least: TEXT },
  { over: ['borda', 'anel'], under: ['cartao', 'fundo', 'elevado'], least: SHAPE },
  { over: ['menu-atual'], under: ['menu'], least: SHAPE },
  { over: ['primaria', 'perigo', 'tinta'], under: ['trilho', 'trilho-forte'], least: SHAPE },
];

/** Without anything to read in them: lines between rows, shadows, veils, what waits, and washes over another colour. */
const QUIET = [
  ...['linha', 'foco', 'desligada', 'esqueleto', 'sombra', 'sombra-forte', 'sombra-curta', 'veu', 'atras-da-foto'],
  ...['menu-linha', 'menu-realce', 'menu-rolagem'],
];

const sheet = sheetOf('ui/tokens.css');
const high = new Map([...tonesOf(sheet), ...tonesOf(sheetOf('ui/contraste.css'))]);

/** WCAG 2.2, 1.4.6, and as much for edges and marks as text has elsewhere. */
const MORE = new Map([
  [TEXT, 7],
  [SHAPE, 4.5],
]);
const more = (pairs: Pairs) => pairs.map(pair => ({ ...pair, least: MORE.get(pair.least) ?? pair.least }));

describe('as cores da tela', () => {
  it('têm contraste no claro e no escuro', () => {
    expect(faint(tonesOf(sheet), PAIRS)).toEqual([]);
  });

  it('com alto contraste têm 7:1 no texto e 4,5:1 no resto, e a linha entre duas coisas se vê', () => {
    const lines = { over: ['linha', 'desligada'], under: ['fundo', 'cartao', 'elevado'], least: SHAPE };
    expect(faint(high, [...more(PAIRS), lines])).toEqual([]);
  });

  it('o alto contraste só muda cores que existem', () => {
    const names = tonesOf(sheet);
    expect([...tonesOf(sheetOf('ui/contraste.css')).keys()].filter(name => !names.has(name))).toEqual([]);
  });

  it('estão todas na tabela de pares, ou entre as que nada dizem', () => {
    const paired = new Set([...PAIRS.flatMap(({ over, under }) => [...over, ...under]), ...QUIET]);
    expect([...tonesOf(sheet).keys()].filter(name => !paired.has(name))).toEqual([]);
  });

  it('as dos gráficos se distinguem do cartão', () => {
    const series = sheetOf('mapa-diario/graficos/graficos.css').split('[data-serie=').slice(1);
    const tones = series.map(rule => tonesOf(rule).get('serie')).filter(tone => tone !== undefined);
    expect(tones.length).toBeGreaterThanOrEqual(6);
    const named = tones.map((tone, at) => [`serie-${at}`, tone] as const);
    const pairs = [{ over: named.map(([name]) => name), under: ['cartao'], least: SHAPE }];
    expect(faint(new Map([...tonesOf(sheet), ...named]), pairs)).toEqual([]);
  });

  it('as do painel se leem nos seus dois temas', () => {
    const pairs = [
      { over: ['forte', 'fraca', 'acento', 'verde', 'ambar', 'vermelho'], under: ['muro', 'placa'], least: TEXT },
      { over: ['apagada', 'ambar', 'fraca'], under: ['listra', 'listra-clara'], least: TEXT },
    ];
    expect(faint(tonesOf(sheetOf('painel/painel.css')), pairs)).toEqual([]);
  });

  it('uma cor fraca plantada é pega no tema em que é fraca, e uma que falta também', () => {
    const planted = tonesOf(
      sheet.replace(/--tinta-quieta: light-dark\((#\w+), #\w+\)/, '--tinta-quieta: light-dark($1, #5a5d73)'),
    );
    expect(faint(planted, [{ over: ['tinta-quieta'], under: ['cartao'], least: TEXT }])).toEqual([
      'tinta-quieta on cartao: 2.61 in escuro',
    ]);
    expect(faint(planted, [{ over: ['tinta-nova'], under: ['cartao'], least: TEXT }])).toEqual([
      'tinta-nova is no colour of these sheets',
    ]);
  });
});
