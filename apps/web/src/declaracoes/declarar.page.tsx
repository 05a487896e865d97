import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { sentenceOf } from '../base/problem.error.ts';
import { Logo } from '../ui/logo.component.tsx';
import { type APreencher, lerDeclaracao, type Recebida } from './declarar.calls.ts';
import { DeclararDia } from './declarar-dia.component.tsx';
import { Recado } from './declarar-sobre.component.tsx';
import '../ui/entrada.css';
import './declarar.css';

/** The supplier's page: no sign-in, no shell, nothing of the system but what its contract delivers on these two days. */
export function Component() {
  const { codigo = '' } = useParams();
  const [pedido, setPedido] = useState<{ data?: string }>({});
  const [dia, setDia] = useState<APreencher | null>(null);
  const [recebida, setRecebida] = useState<Recebida | null>(null);
  const [erro, setErro] = useState<string | null>(null);
  useEffect(() => {
    document.title = 'Declarar o que foi entregue · Alipen';
    let vale = true;
    lerDeclaracao(codigo, pedido.data).then(
      lido => vale && setDia(lido),
      error => vale && setErro(sentenceOf(error)),
    );
    return () => {
      vale = false;
    };
  }, [codigo, pedido]);
  const ir = (data: string, feita: Recebida | null) => {
    setRecebida(feita);
    setPedido({ data });
  };
  return (
    <main className="declarar">
      <Logo width={66} height={58} />
      <h1>Declarar o que foi entregue</h1>
      {erro && <p role="alert">{erro}</p>}
      {!erro && !dia && <p role="status">Carregando…</p>}
      {recebida && <Recado recebida={recebida} />}
      {dia && !erro && <DeclararDia codigo={codigo} dia={dia} ir={ir} />}
    </main>
  );
}
