import { useEffect, useRef, useState } from 'react';
import { basePath } from '../base/base-path.ts';
import { Logo } from '../ui/logo.component.tsx';
import { hora } from './painel.age.ts';
import { pedirCodigo, renovarTela } from './painel.calls.ts';
import type { Estado } from './painel.connection.ts';

interface Props {
  porque: NonNullable<Estado['fechada']>;
  autorizada: () => void;
}

type Codigo = { codigo: string; expiraEm: string };
type Passo = { tipo: 'pedindo' } | { tipo: 'esperando'; codigo: Codigo } | { tipo: 'falha'; status: number };

const ASK_MS = 4_000;
const AGAIN_MS = 15_000;

const PORQUE: Readonly<Record<NonNullable<Estado['fechada']>, string | null>> = {
  SEM_TELA: null,
  AGUARDANDO: null,
  AUTORIZADA: null,
  EXPIRADO: null,
  REVOGADA: 'A autorização desta tela foi retirada. Para voltar a mostrar o painel, peça uma nova.',
  SEM_PERMISSAO: 'O perfil de quem entrou neste navegador não abre o painel. Uma gestora pode autorizar esta tela.',
};

const FALHAS: Readonly<Record<number, string>> = {
  0: 'Sem conexão com o servidor. A tela tenta de novo sozinha.',
  404: 'Este servidor não autoriza telas. Entre com a sua sessão para ver o painel.',
  429: 'Há códigos demais à espera. A tela tenta de novo em alguns minutos.',
};

/** Asks for a code where there is none, and waits until a manager types it. It never shows the sign-in page. */
function usePareamento(autorizada: () => void): Passo {
  const [passo, setPasso] = useState<Passo>({ tipo: 'pedindo' });
  const feito = useRef(autorizada);
  feito.current = autorizada;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let over = false;
    const after = (ms: number) => {
      timer = setTimeout(ask, ms);
    };
    const fail = (status: number, esperaS: number) => {
      setPasso({ tipo: 'falha', status });
      after(Math.max(AGAIN_MS, esperaS * 1000));
    };
    async function ask() {
      const tela = await renovarTela();
      if (over) return;
      if (tela.tipo !== 'ok') return fail(tela.status, tela.tipo === 'falha' ? tela.esperaS : 0);
      const { situacao, codigo, expiraEm } = tela.valor;
      if (situacao === 'AUTORIZADA') return feito.current();
      if (situacao === 'AGUARDANDO' && codigo && expiraEm) {
        setPasso({ tipo: 'esperando', codigo: { codigo, expiraEm } });
        return after(ASK_MS);
      }
      const novo = await pedirCodigo();
      if (over) return;
      if (novo.tipo !== 'ok') return fail(novo.status, novo.tipo === 'falha' ? novo.esperaS : 0);
      setPasso({ tipo: 'esperando', codigo: novo.valor });
      after(ASK_MS);
    }
    void ask();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, []);
  return passo;
}

export function Pareamento({ porque, autorizada }: Props) {
  const passo = usePareamento(autorizada);
  const motivo = PORQUE[porque];
  return (
    <section className="pareamento" aria-label="Autorizar esta tela">
      <Logo width={120} height={105} />
      <h1>{porque === 'REVOGADA' ? 'Esta tela não está mais autorizada' : 'Autorize esta tela'}</h1>
      {motivo && <p className="tom-aviso">{motivo}</p>}
      {passo.tipo === 'pedindo' && <p role="status">Pedindo um código…</p>}
      {passo.tipo === 'falha' && (
        <p role="status">{FALHAS[passo.status] ?? 'O servidor não atendeu. A tela tenta de novo sozinha.'}</p>
      )}
      {passo.tipo === 'esperando' && (
        <>
          <p className="pareamento-codigo" role="status">
            <span className="so-leitor">Código </span>
            {passo.codigo.codigo.slice(0, 3)} {passo.codigo.codigo.slice(3)}
          </p>
          <p>
            No computador, uma gestora abre <b>Configurações › Telas de parede</b> e digita este código. Ele vale até{' '}
            {hora(passo.codigo.expiraEm)}.
          </p>
        </>
      )}
      <a className="pareamento-volta" href={`${basePath}/`}>
        Abrir o Alipen
      </a>
    </section>
  );
}
