import { api, body } from '../app/api.client.ts';
import { rawCall } from '../app/raw.client.ts';
import { save } from '../list/download.ts';
import { doAcesso, type NovoAcesso, PATH, type Renovacao } from './acessos-controle.queries.ts';

export const convidarControle = (novo: NovoAcesso) => body(api.POST(PATH, { body: novo }));

export const renovarAcessoControle = (acessoId: number, renovacao: Renovacao) =>
  body(api.POST(`${PATH}/{acessoId}/renovacao`, { ...doAcesso(acessoId), body: renovacao }));

export const encerrarAcessoControle = (acessoId: number, motivo: string) =>
  body(api.POST(`${PATH}/{acessoId}/encerramento`, { ...doAcesso(acessoId), body: { motivo } }));

/** Makes the first password and saves the paper it is on: the only place where anybody ever sees it. */
export async function darSenhaDeControle(acessoId: number): Promise<void> {
  const answer = await rawCall(`${PATH}/${acessoId}/primeira-senha`, { method: 'POST' });
  save(await answer.blob(), 'primeira-senha.pdf');
}
