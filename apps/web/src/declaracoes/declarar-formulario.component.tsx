import { type FormEvent, useState } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { TextInput } from '../ui/text-input.component.tsx';
import { type APreencher, declarar, type LinhaAPreencher, type Recebida } from './declarar.calls.ts';
import { guardar, lerGuardado } from './declarar.draft.ts';
import { chaveDe, inicioDe, type LinhaDigitada, linhasDe, porLotacao, prontaPara } from './declarar.model.ts';

interface Props {
  codigo: string;
  dia: APreencher;
  recebida: (recebida: Recebida) => void;
}

/** What is typed stays on the device until it was received. */
export function DeclararFormulario({ codigo, dia, recebida }: Props) {
  const { contrato, data, versao, linhas } = dia;
  const [guardado] = useState(() => lerGuardado(contrato, data, versao));
  const [nome, setNome] = useState(guardado?.nome ?? dia.nome ?? '');
  const [digitado, setDigitado] = useState(() => ({ ...inicioDe(dia), ...guardado?.digitado }));
  const [enviando, setEnviando] = useState(false);
  const [erro, setErro] = useState<string | null>(null);
  const mudar = (linha: LinhaAPreencher, parte: Partial<LinhaDigitada>) => {
    const antes = digitado[chaveDe(linha)];
    if (!antes) return;
    const depois = { ...digitado, [chaveDe(linha)]: { ...antes, ...parte } };
    setDigitado(depois);
    guardar(contrato, data, { versao, nome, digitado: depois });
  };
  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    if (enviando) return;
    setEnviando(true);
    setErro(null);
    declarar(codigo, { data, versao, nome: nome.trim(), linhas: linhasDe(linhas, digitado) })
      .then(
        feita => {
          guardar(contrato, data, null);
          recebida(feita);
        },
        error => setErro(sentenceOf(error)),
      )
      .finally(() => setEnviando(false));
  };
  return (
    <form onSubmit={enviar}>
      {porLotacao(linhas).map(({ id, nome: lotacao, linhas: dela }) => (
        <fieldset key={id} className="declarar-lotacao">
          <legend>{lotacao}</legend>
          {dela.map(linha => (
            <Refeicao key={chaveDe(linha)} linha={linha} digitada={digitado[chaveDe(linha)]} mudar={mudar} />
          ))}
        </fieldset>
      ))}
      <Field label="Seu nome">
        <TextInput
          required
          minLength={3}
          maxLength={120}
          autoComplete="name"
          value={nome}
          onChange={({ target }) => setNome(target.value)}
        />
      </Field>
      {erro && <p role="alert">{erro} O que você digitou está guardado neste aparelho.</p>}
      <Button type="submit" variant="primary" disabled={enviando || !prontaPara(nome, linhas, digitado)}>
        {enviando ? 'Enviando…' : 'Enviar declaração'}
      </Button>
    </form>
  );
}

interface RefeicaoProps {
  linha: LinhaAPreencher;
  digitada: LinhaDigitada | undefined;
  mudar: (linha: LinhaAPreencher, parte: Partial<LinhaDigitada>) => void;
}

function Refeicao({ linha, digitada, mudar }: RefeicaoProps) {
  if (!digitada) return null;
  const { lotacao, refeicao, confirmada } = linha;
  const numero = (qual: 'produzida' | 'entregue', label: string) => (
    <Field label={label}>
      <TextInput
        inputMode="numeric"
        pattern="[0-9]{1,5}"
        maxLength={5}
        required
        aria-label={`${label}: ${refeicao}, ${lotacao.nome}`}
        value={digitada[qual]}
        onChange={({ target }) => mudar(linha, { [qual]: target.value.trim() })}
      />
    </Field>
  );
  return (
    <div className="declarar-refeicao">
      <p>
        <strong>{refeicao}</strong> <span className="quieto">confirmado: {confirmada}</span>
      </p>
      <div className="declarar-numeros">
        {numero('produzida', 'Produzidas')}
        {numero('entregue', 'Entregues')}
      </div>
      <details>
        <summary>Lacres e placa</summary>
        <Field label="Números dos lacres, separados por vírgula">
          <TextInput
            maxLength={1800}
            value={digitada.lacres}
            onChange={({ target }) => mudar(linha, { lacres: target.value })}
          />
        </Field>
        <Field label="Placa do veículo">
          <TextInput
            maxLength={8}
            value={digitada.placa}
            onChange={({ target }) => mudar(linha, { placa: target.value })}
          />
        </Field>
      </details>
    </div>
  );
}
