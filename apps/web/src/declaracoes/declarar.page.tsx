import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { formatDay } from '../ui/date.format.ts';
import { Logo } from '../ui/logo.component.tsx';
import { paperMoment } from '../ui/paper.format.ts';
import { type APreencher, lerDeclaracao, type Recebida } from './declarar.calls.ts';
import { DeclararFormulario } from './declarar-formulario.component.tsx';
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
  const outro = dia?.dias.find(cada => cada.data !== dia.data);
  return (
    <main className="declarar">
      <Logo width={66} height={58} />
      <h1>Declarar o que foi entregue</h1>
      {erro && <p role="alert">{erro}</p>}
      {!erro && !dia && <p role="status">Carregando…</p>}
      {recebida && (
        <p role="status" className="recado">
          Recebemos a declaração de {formatDay(recebida.data)} em {paperMoment(recebida.recebidaEm)} (versão{' '}
          {recebida.versao}). Até {paperMoment(recebida.ate)} ainda se corrige por este mesmo endereço.
        </p>
      )}
      {dia && !erro && (
        <>
          <Sobre dia={dia} />
          {outro && (
            <Button
              onClick={() => {
                setRecebida(null);
                setDia(null);
                setPedido({ data: outro.data });
              }}
            >
              Ir para {formatDay(outro.data)} {outro.declarado ? '(declarado)' : '(não declarado)'}
            </Button>
          )}
          {dia.linhas.length === 0 ? (
            <p>Não há refeição confirmada deste contrato em {formatDay(dia.data)}.</p>
          ) : (
            <DeclararFormulario
              key={`${dia.data}:${dia.versao}`}
              codigo={codigo}
              dia={dia}
              recebida={feita => {
                setRecebida(feita);
                setPedido({ data: feita.data });
              }}
            />
          )}
        </>
      )}
    </main>
  );
}

function Sobre({ dia }: { dia: APreencher }) {
  const prazo = dia.dias.find(({ data }) => data === dia.data)?.ate;
  return (
    <>
      <p>
        {dia.fornecedor}, contrato {dia.contrato}. Dia <strong>{formatDay(dia.data)}</strong>
        {prazo && `, até ${paperMoment(prazo)}`}.
      </p>
      <p className="quieto">
        {dia.recebidaEm
          ? `Declarado por ${dia.nome} em ${paperMoment(dia.recebidaEm)}. Um novo envio é outra versão; as anteriores ficam guardadas.`
          : 'Os números já vêm com o pedido confirmado: mude o que for diferente. A declaração não muda o que se paga.'}
      </p>
    </>
  );
}
