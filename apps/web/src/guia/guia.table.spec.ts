import { readFileSync } from 'node:fs';
import { compileManual } from '../../scripts/manual.mjs';
import { ROUTES } from '../app/screens.table.ts';
import { CAMINHOS, type Caminho, isLugar, LUGARES, type Lugar, linhaDe, lugarEm, NOMES } from './guia.table.ts';

const source = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const anchors = compileManual(source('../../../../docs/manual.md')).map(({ id }) => id);
const lugares = Object.keys(LUGARES) as Lugar[];

/** Nobody opens them: another site sends the browser back there, and they lead on to a screen. */
const PASSAGES = ['/assinatura-govbr'];

describe('the table of every page', () => {
  it('has a row and a name for each page that opens in the shell', () => {
    const [, shell = ''] = source('../router.tsx').split('children: [');
    const ofTheRouter = [...shell.matchAll(/path: '([a-z-]+)'/g)].map(([, path]) => `/${path}`);
    const pages = [...source('../pages.table.ts').matchAll(/^ {2}'([^']+)':/gm)].map(([, path]) => path ?? '');
    expect(ofTheRouter.length).toBeGreaterThan(3);
    expect(pages.sort()).toEqual([...ROUTES].sort());
    const places = [...ofTheRouter, ...pages, '/'].filter(path => !PASSAGES.includes(path));
    expect(places.filter(path => !isLugar(path))).toEqual([]);
    expect(lugares.filter(lugar => !NOMES[lugar])).toEqual([]);
  });

  it('says of each in one sentence what one does there', () => {
    const sentence = /^\p{Lu}[^.]{10,98}\.$/u;
    expect(lugares.map(lugar => linhaDe(lugar).frase).filter(frase => !sentence.test(frase))).toEqual([]);
  });

  it('knows the section of the manual of each', () => {
    expect(lugares.filter(lugar => !anchors.includes(linhaDe(lugar).manual))).toEqual([]);
  });

  it('gives each screen a way with one to three others', () => {
    for (const route of ROUTES) {
      const { caminho } = linhaDe(route);
      const steps: readonly string[] = caminho ? CAMINHOS[caminho] : [];
      expect([route, steps.includes(route), steps.length >= 2 && steps.length <= 4]).toEqual([route, true, true]);
    }
    const used = new Set(lugares.map(lugar => linhaDe(lugar).caminho));
    expect((Object.keys(CAMINHOS) as Caminho[]).filter(caminho => !used.has(caminho))).toEqual([]);
  });

  it('takes what lies under a screen for the screen, and what it does not know for the home', () => {
    const pendentes = '/modules/fiscalizacao/fiscalizacoesPendentes';
    expect([`${pendentes}/12`, '/mapa-do-site', '/nada'].map(lugarEm)).toEqual([pendentes, '/tudo', '/']);
  });
});
