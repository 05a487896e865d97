import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { sentenceOf } from '../base/problem.error.ts';
import { Logo } from '../ui/logo.component.tsx';
import { EnviarNota, NotaDoFornecedor } from './enviar-nota.component.tsx';
import { lerNotaPeloCodigo } from './notas.calls.ts';
import type { NotaAEnviar } from './notas.queries.ts';
import '../ui/entrada.css';
import './enviar-nota.css';
import './notas.css';

/** The supplier's page: no sign-in, no shell, nothing of the system but what its note of one month must say. */
export function Component() {
  const { codigo = '' } = useParams();
  const [lida, setLida] = useState<NotaAEnviar | null>(null);
  const [erro, setErro] = useState<string | null>(null);
  useEffect(() => {
    document.title = 'Enviar a nota fiscal · Alipen';
    let vale = true;
    lerNotaPeloCodigo(codigo).then(
      nota => vale && setLida(nota),
      error => vale && setErro(sentenceOf(error)),
    );
    return () => {
      vale = false;
    };
  }, [codigo]);
  return (
    <main className="enviar-nota">
      <Logo width={66} height={58} />
      <h1>Enviar a nota fiscal</h1>
      {erro && <p role="alert">{erro}</p>}
      {!erro && !lida && <p role="status">Carregando…</p>}
      {lida && <NotaDoFornecedor nota={lida} />}
      {lida && <EnviarNota codigo={codigo} nota={lida} enviada={ultima => setLida({ ...lida, ultima })} />}
    </main>
  );
}
