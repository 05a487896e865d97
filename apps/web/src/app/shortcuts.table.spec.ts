import { ROUTES } from './screens.table.ts';
import { SHORTCUTS, shortcutsOf } from './shortcuts.table.ts';

const titles = (route: string) => shortcutsOf(route).map(({ title }) => title);

describe('the sheet of keys', () => {
  it("puts the screen's own keys before those of every screen", () => {
    expect(titles('/modules/solicitacao')).toEqual(['Pedido do dia', 'Grade de quantidades', 'Em toda tela']);
    expect(titles('/modules/monitoramento/acompanhamento')).toEqual(['Fila do atendimento', 'Listas', 'Em toda tela']);
    expect(titles('/')).toEqual(['Em toda tela']);
  });
  it('names only screens there are, and no key twice in a group', () => {
    for (const { routes = [], keys } of SHORTCUTS) {
      for (const route of routes) expect(ROUTES).toContain(route);
      const presses = keys.flatMap(({ press }) => press.map(together => together.join('+')));
      expect(new Set(presses).size).toBe(presses.length);
    }
  });
});
