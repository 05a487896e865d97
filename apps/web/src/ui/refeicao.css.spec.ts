import { ROTULO_DE_COR_REFEICAO } from '@alipen/contracts/generated/rotulos/tipos-alimentacao';
import { faint, sheetOf, tonesOf } from './contrast.fixture.ts';

const css = sheetOf('ui/refeicao.css');
const surfaces = [...tonesOf(sheetOf('ui/tokens.css')), ...tonesOf(sheetOf('painel/painel.css'))];

describe('as cores das refeições', () => {
  it.each(Object.keys(ROTULO_DE_COR_REFEICAO))(
    '%s se lê no claro e no escuro, sobre o seu fundo e sobre os da tela',
    codigo => {
      const [, regra = ''] = new RegExp(`\\[data-refeicao="${codigo}"\\] \\{([^}]+)\\}`).exec(css) ?? [];
      const tones = new Map([...surfaces, ...tonesOf(regra)]);
      expect(
        faint(tones, [{ over: ['refeicao'], under: ['refeicao-fundo', 'cartao', 'muro', 'sobre-cor'], least: 4.5 }]),
      ).toEqual([]);
      const alto = new Map([...tones, ...tonesOf(sheetOf('ui/contraste.css'))]);
      expect(faint(alto, [{ over: ['refeicao'], under: ['cartao'], least: 7 }])).toEqual([]);
    },
  );
});
