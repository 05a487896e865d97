import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { sentenceOf } from '../../base/problem.error.ts';
import { paperMoment } from '../../ui/paper.format.ts';
import { SupplierPage } from '../../ui/supplier-page.component.tsx';
import { type AResponder, lerPerguntaPeloCodigo, type Recebida } from './responder.calls.ts';
import { AResponderSobre, ResponderPergunta } from './responder-pergunta.component.tsx';

export function Component() {
  const { codigo = '' } = useParams();
  const [pergunta, setPergunta] = useState<AResponder | null>(null);
  const [recebida, setRecebida] = useState<Recebida | null>(null);
  const [erro, setErro] = useState<string | null>(null);
  useEffect(() => {
    lerPerguntaPeloCodigo(codigo).then(setPergunta, error => setErro(sentenceOf(error)));
  }, [codigo]);
  return (
    <SupplierPage title="Dá para atender?" error={erro} loading={!pergunta}>
      {recebida && (
        <p role="status" className="recado recado--ok">
          Recebemos a resposta sobre o pedido {recebida.numero} em {paperMoment(recebida.recebidaEm)}. Pode fechar esta
          página; este endereço não abre mais.
        </p>
      )}
      {pergunta && <AResponderSobre pergunta={pergunta} />}
      {pergunta && !recebida && <ResponderPergunta codigo={codigo} pergunta={pergunta} recebida={setRecebida} />}
    </SupplierPage>
  );
}
