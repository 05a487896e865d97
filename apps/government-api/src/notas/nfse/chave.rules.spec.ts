import { digitoDaChave } from '../nfe/chave.rules.ts';
import { camposDaChave } from './chave.rules.ts';

describe('the access key of an NFS-e', () => {
  const escrita = `2111300${'2'}${'2'}${'12ABC34501DE35'}${'0000000000077'}${'2612'}${'123456789'}`;

  it('has 50 places, and letters only in the CNPJ', () => {
    const chave = escrita + digitoDaChave(escrita);
    expect(camposDaChave(chave)).toMatchObject({ cMun: '2111300', CNPJ: '12ABC34501DE35', AAMM: '2612' });
    expect(camposDaChave(chave.slice(1))).toBeNull();
    expect(camposDaChave(`${chave}1`)).toBeNull();
    expect(camposDaChave(`A${chave.slice(1)}`)).toBeNull();
  });

  it('has a digit by module 11, as the NF-e has', () => {
    expect(digitoDaChave('1'.repeat(49))).toBe('9');
  });
});
