import { KeyIcon } from '@phosphor-icons/react/dist/csr/Key';
import { MonitorIcon } from '@phosphor-icons/react/dist/csr/Monitor';
import { ProhibitIcon } from '@phosphor-icons/react/dist/csr/Prohibit';
import { SignInIcon } from '@phosphor-icons/react/dist/csr/SignIn';
import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import type { Look } from '../ui/pill.component.tsx';
import type { TipoDeAcesso } from './acessos.queries.ts';

export const EVENTOS = {
  ENTRADA: { rotulo: 'Entrou', tone: 'ok', icon: SignInIcon },
  ENTRADA_RECUSADA: { rotulo: 'Entrada recusada', tone: 'aviso', icon: ProhibitIcon },
  ENTRADA_CONTIDA: { rotulo: 'Entrada contida', tone: 'perigo', icon: WarningIcon },
  SAIDA: { rotulo: 'Saiu', tone: 'neutro', icon: SignOutIcon },
  SESSAO_ENCERRADA: { rotulo: 'Sessão encerrada', tone: 'neutro', icon: SignOutIcon },
  SESSAO_TROCADA: { rotulo: 'Aba de outra pessoa', tone: 'aviso', icon: WarningIcon },
  TOKEN_RECUSADO: { rotulo: 'Token falso', tone: 'perigo', icon: WarningIcon },
  ACESSO_NEGADO: { rotulo: 'Acesso negado', tone: 'aviso', icon: ProhibitIcon },
  CSRF_NEGADO: { rotulo: 'Chamada de fora das páginas', tone: 'perigo', icon: WarningIcon },
  LIMITE_ATINGIDO: { rotulo: 'Limite de chamadas', tone: 'aviso', icon: WarningIcon },
  AUTORIDADE_DESCONHECIDA: { rotulo: 'Perfil desconhecido', tone: 'aviso', icon: WarningIcon },
  CODIGO_DE_TELA: { rotulo: 'Código de tela pedido', tone: 'info', icon: MonitorIcon },
  CHAVES_TROCADAS: { rotulo: 'Chaves trocadas', tone: 'info', icon: KeyIcon },
  CHAVES_INDISPONIVEIS: { rotulo: 'Chaves indisponíveis', tone: 'perigo', icon: KeyIcon },
  DISJUNTOR: { rotulo: 'Disjuntor mudou', tone: 'aviso', icon: WarningIcon },
  EXPURGO: { rotulo: 'Expurgo de seis meses', tone: 'info', icon: TrashIcon },
} satisfies Record<TipoDeAcesso, Look>;

const MOTIVOS: Readonly<Record<string, string>> = {
  'credenciais-invalidas': 'CPF ou senha errados',
  'acesso-recusado': 'CPF ou senha errados',
  'nao-encontrado': 'CPF sem cadastro',
  'muitas-tentativas': 'tentativas demais',
  'capacidade-reduzida': 'entradas demais ao mesmo tempo',
  'servidor-em-pausa': 'servidor do governo em pausa',
  preparando: 'sistema sendo preparado',
  'servidor-indisponivel': 'servidor do governo fora do ar',
  'servidor-lento': 'servidor do governo demorou',
  'nova-entrada': 'entrou de novo no mesmo navegador',
  servidor: 'o servidor do governo encerrou',
};

/** A reason without a text here is shown as received: the name of an authority, a key or a class of calls. */
export const motivoEmPalavras = (motivo: string | null) => (motivo === null ? '' : (MOTIVOS[motivo] ?? motivo));
