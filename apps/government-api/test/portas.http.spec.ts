import { Controller, Get } from '@nestjs/common';
import { MetadataScanner, Reflector } from '@nestjs/core';
import { AuthGuard } from '../src/auth/auth-guard.ts';
import { GatewayCredential } from '../src/auth/gateway-credential.ts';
import { LivingAccounts } from '../src/auth/living-accounts.ts';
import { LivingScreens } from '../src/auth/living-screens.ts';
import { LivingSessions } from '../src/auth/living-sessions.ts';
import { TokensService } from '../src/auth/tokens.service.ts';
import { prepararServidor } from './kit/servidor.ts';

@Controller()
class SemOperacao {
  @Get('escondida')
  escondida(): string {
    return 'ninguém declarou';
  }
}

describe('as portas', () => {
  const servidor = prepararServidor();

  it('sem token responde 401 com o desafio', async () => {
    const resposta = await servidor.http().get('/ms-alipen/lotacoes');
    expect(resposta.status).toBe(401);
    expect(resposta.headers['www-authenticate']).toMatch(/^Bearer/);
    expect(resposta.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(resposta.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['esquema que não é Bearer', 'Basic YTpi'],
    ['token vazio', 'Bearer '],
    ['lixo', 'Bearer abc.def.ghi'],
    ['dois tokens', 'Bearer a.b.c d.e.f'],
  ])('%s responde 401', async (_nome, authorization) => {
    const resposta = await servidor.http().get('/ms-alipen/lotacoes').set('authorization', authorization);
    expect([resposta.status, resposta.body.type]).toEqual([401, '/problemas/nao-autenticado']);
  });

  it('o esquema se escreve em maiúsculas ou minúsculas', async () => {
    const resposta = await servidor
      .http()
      .get('/ms-alipen/lotacoes')
      .set('authorization', `bEaReR ${servidor.token('fiscal')}`);
    expect(resposta.status).toBe(200);
  });

  it('papel que não pode responde 403 em português', async () => {
    const resposta = await servidor.como('fiscal').get('/ms-alipen/contratos');
    expect(resposta.status).toBe(403);
    expect(resposta.body).toMatchObject({
      type: '/problemas/nao-permitido',
      detail: 'Seu perfil não permite esta ação.',
    });
  });

  it('uma rota que não declara operação é recusada a todos, até a quem tem token', async () => {
    const guard = new AuthGuard(
      servidor.app.get(Reflector),
      servidor.app.get(TokensService),
      servidor.app.get(LivingSessions),
      servidor.app.get(LivingScreens),
      servidor.app.get(GatewayCredential),
      servidor.app.get(LivingAccounts),
    );
    const [nome] = [...new MetadataScanner().getAllMethodNames(SemOperacao.prototype)];
    expect(nome).toBe('escondida');
    const request = { headers: { authorization: `Bearer ${servidor.token('gestora')}` }, id: 'x' };
    const context = {
      getHandler: () => SemOperacao.prototype.escondida,
      switchToHttp: () => ({ getRequest: () => request }),
    };
    await expect(guard.canActivate(context as never)).rejects.toThrow(/não permite/);
  });

  it.each([
    ['rota desconhecida', 404, 'rota-desconhecida', '/ms-alipen/nada'],
    ['barra a mais', 404, 'rota-desconhecida', '/ms-alipen/lotacoes/'],
    ['outra caixa', 404, 'rota-desconhecida', '/MS-ALIPEN/lotacoes'],
    ['id que não é número', 422, 'dados-invalidos', '/ms-alipen/lotacoes/abc'],
    ['id grande demais', 422, 'dados-invalidos', '/ms-alipen/lotacoes/2147483648'],
    ['consulta que o contrato não tem', 422, 'dados-invalidos', '/ms-alipen/lotacoes?ordenar=nome'],
    ['consulta repetida', 422, 'dados-invalidos', '/ms-alipen/lotacoes?uf=MA&uf=PA'],
    ['data que não existe', 422, 'dados-invalidos', '/ms-alipen/efetivos?data=2027-02-29'],
    ['data em outro formato', 422, 'dados-invalidos', '/ms-alipen/efetivos?data=21/11/2026'],
    ['página zero', 422, 'dados-invalidos', '/ms-alipen/lotacoes?pagina=0'],
  ])('%s é um problema com tipo e detalhe', async (_nome, status, slug, path) => {
    const resposta = await servidor.como('gestora').get(path);
    expect([resposta.status, resposta.body.type]).toEqual([status, `/problemas/${slug}`]);
  });

  it('a saúde responde a todos', async () => {
    expect((await servidor.http().get('/health/live')).body).toEqual({ status: 'ok' });
    expect((await servidor.http().get('/health/ready')).body).toEqual({ status: 'ok' });
  });
});
