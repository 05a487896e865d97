// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_TIPO_EVENTO_DE_ACESSO = {
  ENTRADA: "Entrou",
  ENTRADA_RECUSADA: "Entrada recusada",
  ENTRADA_CONTIDA: "Entrada contida",
  SAIDA: "Saiu",
  SESSAO_ENCERRADA: "Sessão encerrada",
  SESSAO_TROCADA: "Aba de outra pessoa",
  TOKEN_RECUSADO: "Credencial falsa",
  ACESSO_NEGADO: "Acesso negado",
  CSRF_NEGADO: "Chamada de fora das páginas",
  LIMITE_ATINGIDO: "Chamadas demais",
  AUTORIDADE_DESCONHECIDA: "Perfil desconhecido",
  CODIGO_DE_TELA: "Código de tela pedido",
  CHAVES_TROCADAS: "Chaves trocadas",
  CHAVES_INDISPONIVEIS: "Chaves indisponíveis",
  DISJUNTOR: "Servidor do governo em pausa ou de volta",
  EXPURGO: "Acessos antigos apagados",
} as const satisfies Record<Schemas['TipoEventoDeAcesso'], string>;
