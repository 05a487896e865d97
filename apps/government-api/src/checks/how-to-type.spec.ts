import { place } from '@alipen/platform/checks/place';
import { typed } from './how-to-type.ts';

describe('o próximo comando a digitar', () => {
  afterEach(() => {
    delete process.env.ALIPEN_COMANDO;
  });

  it('no código é pelo npm, ou do programa', () => {
    expect(typed('verificar', 'cadeia')).toBe('npm run verificar -- cadeia');
    expect(typed('verificar')).toBe('npm run verificar');
    expect(typed('migrar')).toBe('npm run migrar-para-postgres');
    expect(typed('chaves', 'rotacionar')).toBe('node apps/government-api/dist/chaves.comando.js rotacionar');
    expect(place().start).toBe('npm start');
  });

  it('sem contêineres, é por quem leva as configurações e pelo systemd', () => {
    process.env.ALIPEN_COMANDO = 'alipen-comando';
    expect(typed('banco', 'criar-papel')).toBe('alipen-comando banco criar-papel');
    expect(typed('verificar')).toBe('alipen-comando verificar');
    expect(place().start).toMatch(/^systemctl restart alipen-government-api@1 /);
  });
});
