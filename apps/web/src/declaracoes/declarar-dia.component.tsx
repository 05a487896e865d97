import { Button } from '../ui/button.component.tsx';
import { formatDay } from '../ui/date.format.ts';
import type { APreencher, Recebida } from './declarar.calls.ts';
import { DeclararFormulario } from './declarar-formulario.component.tsx';
import { Sobre } from './declarar-sobre.component.tsx';

interface Props {
  codigo: string;
  dia: APreencher;
  ir: (data: string, recebida: Recebida | null) => void;
}

export function DeclararDia({ codigo, dia, ir }: Props) {
  const outro = dia.dias.find(cada => cada.data !== dia.data);
  return (
    <>
      <Sobre dia={dia} />
      {outro && (
        <Button onClick={() => ir(outro.data, null)}>
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
          recebida={feita => ir(feita.data, feita)}
        />
      )}
    </>
  );
}
