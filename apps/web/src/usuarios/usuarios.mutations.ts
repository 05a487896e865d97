import { api, body } from '../app/api.client.ts';
import { etagOf, type Values } from '../record/record.model.ts';
import type { Autoridade, Usuario } from './usuarios.queries.ts';

const PATH = '/api/ms-alipen/usuarios';
export interface LotacaoEscolhida {
  id: number;
  nome: string;
}

const lotacaoDe = (values: Values) => (values.lotacaoId as LotacaoEscolhida | null)?.id ?? null;
const perfisDe = (values: Values) => (values.authorities as Autoridade[] | null) ?? [];

/** Without a typed password the answer carries the generated one. */
export function criarUsuario(values: Values) {
  const lotacaoId = lotacaoDe(values);
  const senha = values.senha as string | null;
  return body(
    api.POST(PATH, {
      body: {
        cpf: values.cpf as string,
        nome: values.nome as string,
        matricula: values.matricula as string,
        email: values.email as string | null,
        authorities: perfisDe(values),
        ...(lotacaoId !== null && { lotacaoId }),
        ...(senha && { senha }),
      },
    }),
  );
}

export const editarUsuario = (values: Values, visto: Usuario) =>
  body(
    api.PUT(`${PATH}/{usuarioId}`, {
      params: { path: { usuarioId: visto.id }, header: { 'If-Match': etagOf(visto) } },
      body: {
        nome: values.nome as string,
        matricula: values.matricula as string,
        email: values.email as string | null,
        authorities: perfisDe(values),
        lotacaoId: lotacaoDe(values),
      },
    }),
  );

const daPessoa = (usuarioId: number) => ({ params: { path: { usuarioId } } });

export const bloquearUsuario = (id: number) => body(api.POST(`${PATH}/{usuarioId}/bloqueio`, daPessoa(id)));
export const desbloquearUsuario = (id: number) => body(api.POST(`${PATH}/{usuarioId}/desbloqueio`, daPessoa(id)));
export const encerrarSessoes = (id: number) => body(api.POST(`${PATH}/{usuarioId}/encerramento-sessoes`, daPessoa(id)));
export const redefinirSenha = (id: number) => body(api.POST(`${PATH}/{usuarioId}/senha`, daPessoa(id)));
