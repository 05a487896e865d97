import { Card } from '../ui/card.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { TextArea } from '../ui/text-input.component.tsx';
import { Chegada } from './chegada.component.tsx';
import type { Mudar } from './conferencia.hook.ts';
import { type Conferencia, type Falha, soma } from './conferencia.model.ts';
import type { Folha } from './folha.model.ts';
import { Fotos } from './fotos.component.tsx';
import { Motivos } from './motivos.component.tsx';
import { Pesagem } from './pesagem.component.tsx';
import { SEM_PESAGEM } from './pesagem.model.ts';
import { Quantidades } from './quantidades.component.tsx';
import { Verificacoes } from './verificacoes.component.tsx';

const erroDe = (falhas: readonly Falha[], campo: Falha['campo']) => falhas.find(falha => falha.campo === campo)?.frase;

interface Props {
  folha: Folha;
  conferencia: Conferencia;
  falhas: readonly Falha[];
  mudar: Mudar;
}

export function ConferenciaBlocos({ folha, conferencia, falhas, mudar }: Props) {
  const { modo } = folha.abertura;
  return (
    <div className="portao-blocos">
      {modo === 'corrigir' && <OQueEstavaErrado conferencia={conferencia} falhas={falhas} mudar={mudar} />}
      {conferencia.naoChegou ? (
        <>
          <Card className="portao-bloco" aria-label="Não chegou">
            <Motivos
              titulo={modo === 'repor' ? 'Por que não veio' : 'Por que a refeição não chegou'}
              motivos={folha.dia.motivosFalta}
              escolha={conferencia.falta}
              erro={erroDe(falhas, 'falta')}
              mudar={falta => mudar({ falta })}
            />
          </Card>
          <FotosDaFolha folha={folha} conferencia={conferencia} falhas={falhas} mudar={mudar} />
        </>
      ) : (
        <Chegou folha={folha} conferencia={conferencia} falhas={falhas} mudar={mudar} />
      )}
      <Card className="portao-bloco">
        <Field label="Observação">
          <TextArea
            rows={2}
            maxLength={500}
            value={conferencia.observacao}
            onChange={({ target }) => mudar({ observacao: target.value })}
          />
        </Field>
      </Card>
    </div>
  );
}

function Chegou({ folha, conferencia, falhas, mudar }: Props) {
  const { dia, entrega, abertura } = folha;
  const { itens, chegadaEm } = conferencia;
  const chegada = (
    <Chegada entrega={entrega} data={dia.data} fusoHorario={dia.fusoHorario} conferencia={conferencia} mudar={mudar} />
  );
  if (chegadaEm === null) return chegada;
  return (
    <>
      {chegada}
      <Quantidades conferencia={conferencia} reposicao={abertura.modo === 'repor'} mudar={mudar} />
      {soma(itens, 'recusada') > 0 && (
        <Card className="portao-bloco" aria-label="Recusadas">
          <Motivos
            titulo="Por que recusou"
            motivos={dia.motivosRecusa}
            escolha={conferencia.recusa}
            erro={erroDe(falhas, 'recusa')}
            mudar={recusa => mudar({ recusa })}
          />
        </Card>
      )}
      {itens.some(({ esperada, entregue }) => entregue < esperada) && (
        <Card className="portao-bloco" aria-label="Faltaram">
          <Motivos
            titulo="Por que faltou, se souber"
            motivos={dia.motivosFalta}
            escolha={conferencia.falta}
            erro={erroDe(falhas, 'falta')}
            mudar={falta => mudar({ falta })}
          />
        </Card>
      )}
      <FotosDaFolha folha={folha} conferencia={conferencia} falhas={falhas} mudar={mudar} />
      {entrega.pesa && (
        <Pesagem
          entrega={entrega}
          pesagem={conferencia.pesagem ?? SEM_PESAGEM}
          erro={erroDe(falhas, 'peso')}
          mudar={pesagem => mudar({ pesagem })}
        />
      )}
      <Verificacoes entrega={entrega} conferencia={conferencia} falhas={falhas} mudar={mudar} />
    </>
  );
}

const FotosDaFolha = ({ folha: { matricula, dia, entrega }, conferencia, falhas, mudar }: Props) => (
  <Fotos
    matricula={matricula}
    refeicao={entrega.refeicao}
    lotacaoId={dia.lotacao.id}
    obrigatoria={entrega.fotoObrigatoria && !conferencia.naoChegou}
    guardaLugar={dia.fotoGuardaLugar ?? false}
    oQue={
      conferencia.naoChegou
        ? 'Se ajudar: o portão ou a copa vazia na hora. Não mostre rostos nem nomes.'
        : 'Fotografe a comida e a embalagem. Não mostre rostos nem nomes.'
    }
    erro={erroDe(falhas, 'fotos')}
    fotos={conferencia.fotos}
    fotosEnviadas={conferencia.fotosEnviadas}
    mudar={mudar}
  />
);

const OQueEstavaErrado = ({ conferencia, falhas, mudar }: Omit<Props, 'folha'>) => (
  <Card className="portao-bloco">
    <Field label="O que estava errado (o registro anterior continua guardado)">
      <TextArea
        rows={2}
        maxLength={300}
        value={conferencia.motivo}
        aria-invalid={erroDe(falhas, 'motivo') !== undefined}
        onChange={({ target }) => mudar({ motivo: target.value })}
      />
    </Field>
    {erroDe(falhas, 'motivo') && (
      <small className="campo-erro" role="alert">
        {erroDe(falhas, 'motivo')}
      </small>
    )}
  </Card>
);
