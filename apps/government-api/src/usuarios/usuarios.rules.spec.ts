import { cpfMascarado } from './cpf.rules.ts';
import { gerarSenha } from './senha.rules.ts';
import { digitosDoCpf, mudaOToken, nomeBuscaDaPessoa, proximoInicioDeSessoes } from './usuarios.rules.ts';

describe('pessoas', () => {
  it('o CPF aparece só pelo meio', () => expect(cpfMascarado('11144477735')).toBe('***.444.777-**'));

  it('acha-se pelo nome, pela matrícula e pelo começo do CPF', () => {
    expect(nomeBuscaDaPessoa({ nome: 'Otávio  Reis', matricula: 'A-12' })).toBe('otavio reis\na-12');
    expect(['111.444', '111444777-35', ' 529 '].map(digitosDoCpf)).toEqual(['111444', '11144477735', '529']);
    expect(['11', 'ana', '111.444.777-355', '1a1'].map(digitosDoCpf)).toEqual([null, null, null, null]);
  });

  it('a senha gerada se lê em voz alta e não se repete', () => {
    expect(gerarSenha(() => 0)).toBe('aaaa-aaaa-aaaa-aaaa');
    const senhas = Array.from({ length: 200 }, () => gerarSenha());
    for (const senha of senhas) expect(senha).toMatch(/^([a-hjkmnp-z2-9]{4}-){3}[a-hjkmnp-z2-9]{4}$/);
    expect(new Set(senhas).size).toBe(200);
  });

  it('perfil e lotação estão no token; a ordem dos perfis não importa', () => {
    const antes = { authorities: ['AL_GESTOR', 'AL_FISCAL'], lotacaoId: null };
    expect(mudaOToken(antes, { ...antes, authorities: ['AL_FISCAL', 'AL_GESTOR'] })).toBe(false);
    expect(mudaOToken(antes, { ...antes, authorities: ['AL_FISCAL'] })).toBe(true);
    expect(mudaOToken(antes, { ...antes, lotacaoId: 1 })).toBe(true);
  });

  it('as sessões recomeçam no próximo segundo inteiro, e nunca voltam atrás', () => {
    const agora = new Date('2026-11-20T14:00:00.000Z');
    expect(proximoInicioDeSessoes(agora, new Date(0)).toISOString()).toBe('2026-11-20T14:00:01.000Z');
    const adiante = new Date('2026-11-20T15:00:00.000Z');
    expect(proximoInicioDeSessoes(agora, adiante)).toEqual(adiante);
  });
});
