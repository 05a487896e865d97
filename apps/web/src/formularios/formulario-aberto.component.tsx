import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listarContratos } from '../fornecedores/fornecedores.queries.ts';
import { Button } from '../ui/button.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { vigenteDo } from './formulario.leitura.ts';
import { FormularioEditor } from './formulario-editor.component.tsx';
import { FormularioLido } from './formulario-lido.component.tsx';
import { FormularioVersoes } from './formulario-versoes.component.tsx';
import { type Formulario, type FormularioResumido, obterFormulario } from './formularios.queries.ts';

interface Props {
  id: number;
  emVigor: readonly FormularioResumido[];
  contratoNovo: number | null;
  publicado: (id: number) => void;
  desistir: () => void;
}

export function FormularioAberto({ id, emVigor, contratoNovo, publicado, desistir }: Props) {
  const formulario = useQuery(obterFormulario(id));
  return (
    <QueryState query={formulario} skeletonHeight={640}>
      {lido =>
        contratoNovo ? (
          <>
            <PrimeiroDoContrato contratoId={contratoNovo} desistir={desistir} />
            <FormularioEditor
              key={`${lido.id} ${contratoNovo}`}
              base={lido}
              destino={{ contratoId: contratoNovo, versao: 0 }}
              publicado={publicado}
            />
          </>
        ) : (
          <Versao key={lido.id} formulario={lido} vigente={vigenteDo(emVigor, lido)} irPara={publicado} />
        )
      }
    </QueryState>
  );
}

interface VersaoProps {
  formulario: Formulario;
  vigente: FormularioResumido | undefined;
  irPara: (id: number) => void;
}

function Versao({ formulario, vigente, irPara }: VersaoProps) {
  // Fixed when it opens: somebody who publishes meanwhile must not take what is being typed here.
  const [editavel] = useState(vigente === undefined || formulario.versao >= vigente.versao);
  return (
    <>
      <FormularioVersoes formulario={formulario} abertas={editavel ? 0 : (vigente?.versao ?? 0)} />
      {editavel ? (
        <FormularioEditor base={formulario} destino={formulario} publicado={irPara} />
      ) : (
        <>
          <Notice
            tone="info"
            action={vigente && <Button onClick={() => irPara(vigente.id)}>Ir à versão em vigor</Button>}
          >
            Versão {formulario.versao}, só para leitura: já não está em vigor. As fiscalizações começadas com ela
            continuam com ela.
          </Notice>
          <FormularioLido formulario={formulario} />
        </>
      )}
    </>
  );
}

function PrimeiroDoContrato({ contratoId, desistir }: { contratoId: number; desistir: () => void }) {
  const contratos = useQuery(listarContratos());
  const contrato = contratos.data?.itens.find(cada => cada.id === contratoId);
  return (
    <Notice tone="info" action={<Button onClick={desistir}>Voltar ao padrão</Button>}>
      Nada está publicado ainda: este será o primeiro formulário do contrato {contrato?.numero}, copiado do padrão.
    </Notice>
  );
}
