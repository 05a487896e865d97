import { api, body } from '../app/api.client.ts';
import { once } from '../app/intent-key.ts';
import type { Conteudo, Formulario, Plano, Regras } from './formularios.queries.ts';

const PATH = '/api/ms-alipen/formularios';

export const publicarFormulario = (
  { contratoId, versao }: Pick<Formulario, 'contratoId' | 'versao'>,
  conteudo: Conteudo,
) => {
  const novo = { ...conteudo, contratoId, versaoAnterior: versao };
  return once(`publicar formulario ${contratoId ?? 'padrao'}`, novo, key =>
    body(api.POST(PATH, { params: { header: { 'Idempotency-Key': key } }, body: novo })),
  );
};

/** Nothing is written. */
export const preverFormulario = (previa: {
  formulario: Conteudo;
  respostas: { item: string; resposta: 'CONFORME' | 'NAO_CONFORME' | 'NAO_SE_APLICA' }[];
  atrasoMin: number;
}) => body(api.POST(`${PATH}/previa`, { body: previa }));

export const alterarPlanoAmostragem = ({ versao }: Plano, regras: Regras) =>
  body(api.PUT('/api/ms-alipen/plano-amostragem', { params: { header: { 'If-Match': `"${versao}"` } }, body: regras }));

export const dispensarSegregacao = (lotacaoId: number, dispensa: { dispensada: boolean; motivo?: string }) =>
  body(
    api.PUT('/api/ms-alipen/plano-amostragem/dispensas/{lotacaoId}', {
      params: { path: { lotacaoId } },
      body: dispensa,
    }),
  );
