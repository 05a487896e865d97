import { OpenDoorLimit } from './open-door.limit.ts';

describe('o limite das portas abertas', () => {
  it('vale por endereço e por minuto', () => {
    let agora = 0;
    const limite = new OpenDoorLimit(() => agora);
    for (let i = 0; i < 60; i += 1) limite.admit('10.0.0.1');
    expect(() => limite.admit('10.0.0.1')).toThrow('Muitas chamadas');
    expect(() => limite.admit('10.0.0.2')).not.toThrow();
    agora = 60_001;
    expect(() => limite.admit('10.0.0.1')).not.toThrow();
  });
});
