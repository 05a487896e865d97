import { ROTULO_DE_MOTIVO_SOBRA } from '@alipen/contracts/generated/rotulos/sobras';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { Button } from '../ui/button.component.tsx';
import { formatShortInstant } from '../ui/date.format.ts';
import { Drawer } from '../ui/drawer.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { formatCount } from '../ui/number.format.ts';
import { Stepper } from '../ui/stepper.component.tsx';
import { TextInput } from '../ui/text-input.component.tsx';
import { readKilos } from '../ui/weight.parser.ts';
import { AnularSobra } from './anular-sobra.component.tsx';
import { type Folha, type FolhaAberta, useSobra } from './sobra.hook.ts';
import { MOTIVOS, sobrou, toquesAte } from './sobra.model.ts';
import './sobras.css';

export function SobraSheet({ fechar, ...folha }: Folha & { fechar: () => void }) {
  const aberta = useSobra(folha, fechar);
  const { refeicao, recebidas, sobra, fusoHorario } = folha;
  const { falhas, falhaDoAparelho, salvar } = aberta;
  const [primeira] = falhas;
  return (
    <Drawer
      className="sobra"
      width={520}
      title={`${sobra ? 'Corrigir sobras' : 'Sobras'}: ${refeicao}`}
      close={fechar}
      footer={
        <div className="sobra-rodape">
          {primeira && (
            <p className="campo-erro" role="alert">
              {primeira.frase}
            </p>
          )}
          <Button variant="primary" onClick={salvar}>
            <CheckIcon size={20} aria-hidden />
            {sobra ? 'Salvar a correção' : 'Salvar'}
          </Button>
        </div>
      }
    >
      <p className="quieto sobra-resumo">
        {formatCount(recebidas, 'refeição recebida', 'refeições recebidas')}. As sobras não mudam o que se paga.
      </p>
      {falhaDoAparelho && <Notice tone="perigo">{falhaDoAparelho}</Notice>}
      <div className="sobra-blocos">
        <Refeicoes recebidas={recebidas} {...aberta} />
        <Peso {...aberta} />
        <Motivos {...aberta} />
        {sobra && (
          <p className="quieto">
            Registrado por {sobra.registradaPor} em {formatShortInstant(sobra.registradaEm, fusoHorario)}
            {sobra.corrigidaEm &&
              ` e corrigido por ${sobra.corrigidaPor} em ${formatShortInstant(sobra.corrigidaEm, fusoHorario)}`}
            .
          </p>
        )}
        {sobra?.acoes.includes('anularSobra') && <AnularSobra sobra={sobra} anulada={fechar} />}
      </div>
    </Drawer>
  );
}

function Refeicoes({ recebidas, digitada, mudar }: FolhaAberta & { recebidas: number }) {
  return (
    <fieldset className="sobra-bloco">
      <legend>Quantas refeições inteiras sobraram?</legend>
      <div className="sobra-toques">
        {toquesAte(recebidas).map(toque => (
          <Button
            variant="bare"
            key={toque}
            className={toque === 0 ? 'sobra-toque sobra-nenhuma' : 'sobra-toque'}
            aria-pressed={digitada.refeicoes === toque}
            onClick={() => mudar({ refeicoes: digitada.refeicoes === toque ? null : toque })}
          >
            {toque === 0 ? 'Nenhuma' : toque}
          </Button>
        ))}
      </div>
      <div className="sobra-linha">
        <span aria-hidden>Outro número</span>
        <Stepper
          name="Refeições que sobraram"
          value={digitada.refeicoes ?? 0}
          most={recebidas}
          change={refeicoes => mudar({ refeicoes })}
        />
      </div>
    </fieldset>
  );
}

function Peso({ digitada, falhas, mudar }: FolhaAberta) {
  const errado = falhas.some(({ campo }) => campo === 'peso');
  return (
    <div className="sobra-bloco">
      <Field label="Peso do que sobrou, em kg (se pesou)">
        <TextInput
          className="sobra-peso"
          inputMode="decimal"
          autoComplete="off"
          placeholder="4,5"
          maxLength={12}
          aria-invalid={errado || undefined}
          value={digitada.peso}
          onChange={({ target }) => mudar({ peso: target.value })}
        />
      </Field>
    </div>
  );
}

function Motivos({ digitada, falhas, mudar }: FolhaAberta) {
  const { refeicoes, peso, motivo, texto } = digitada;
  if (!sobrou({ refeicoes, gramas: readKilos(peso) })) return null;
  return (
    <fieldset className="sobra-bloco">
      <legend>Por quê? (opcional)</legend>
      <div className="sobra-motivos">
        {MOTIVOS.map(qual => (
          <Button
            variant="bare"
            key={qual}
            className="sobra-toque"
            aria-pressed={motivo === qual}
            onClick={() => mudar({ motivo: motivo === qual ? null : qual })}
          >
            {ROTULO_DE_MOTIVO_SOBRA[qual]}
          </Button>
        ))}
      </div>
      {motivo === 'OUTRO' && (
        <Field label="Qual?">
          <TextInput
            maxLength={200}
            aria-invalid={falhas.some(({ campo }) => campo === 'texto') || undefined}
            value={texto}
            onChange={({ target }) => mudar({ texto: target.value })}
          />
        </Field>
      )}
    </fieldset>
  );
}
