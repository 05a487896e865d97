import { jest } from '@jest/globals';
import { followEntry } from './menu.navigation.ts';

describe('following a menu entry', () => {
  it('goes to the route of a screen of this client', () => {
    const go = jest.fn();
    const open = jest.fn();
    followEntry('/modules/solicitacao', go, open);
    expect(go).toHaveBeenCalledWith('/modules/solicitacao');
    expect(open).not.toHaveBeenCalled();
  });

  it('opens the painel in a new tab that cannot reach back', () => {
    const go = jest.fn();
    const open = jest.fn();
    followEntry('/modules/painel', go, open);
    expect(open).toHaveBeenCalledWith('/ciapis/modules/painel', '_blank', 'noopener');
    expect(go).not.toHaveBeenCalled();
  });
});
