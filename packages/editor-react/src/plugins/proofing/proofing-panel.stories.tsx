import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Document } from '@tastwerk/editor-core';
import { createBrailleBook } from '@tastwerk/editor-core/braille';
import { bundledFontMetrics } from '@tastwerk/editor-core/scene';
import { type Finding, proof } from '@tastwerk/editor-core/proofing';
import { useRef, useState } from 'react';
import { faultyDocument, titledDocument } from '../../../test/faulty-document.js';
import { withTexts } from '../../../test/story-frames.js';
import { countsOf, findingRows } from './finding-rows.js';
import { ProofingPanel, type ProofingPanelProps } from './proofing-panel.js';
import { NO_PROOF } from './proofing-session.js';
import { type ProfileId, PROFILES } from './profiles.js';
import { kinds, standardEngine } from '@tastwerk/editor-core/standard';

const rules = await standardEngine.rules();

interface PlaygroundProps {
  readonly document: Document | null;
  readonly passedOver?: ProofingPanelProps['passedOver'];
}

/** The panel over a document that stays as it is; none is one that is still being proofed. */
function Playground({ document, passedOver = [] }: PlaygroundProps) {
  const panel = useRef<HTMLElement>(null);
  const [profileId, setProfileId] = useState<ProfileId>('swell');
  const [shownKey, setShownKey] = useState<string | null>(null);
  const findings = document ? proof(rules, document, PROFILES[profileId], RESOURCES) : [];
  return (
    <main style={{ height: '22rem', fontSize: 'var(--tw-text-s)' }} data-density="dense">
      <ProofingPanel
        panel={panel}
        proof={document ? { ...NO_PROOF, document, findings, isPending: false } : NO_PROOF}
        counts={countsOf(findings)}
        open={findings}
        passedOver={passedOver}
        rows={findingRows(findings)}
        profileId={profileId}
        setProfileId={setProfileId}
        shownKey={shownKey}
        onShow={({ key }) => setShownKey(key)}
        fixing={{ fixable, fix: () => undefined, wordsFor: () => undefined, isBusy: false }}
        onPassOver={() => undefined}
        onHeed={() => undefined}
        ownFigures={{}}
        onFigures={() => undefined}
        onClose={() => undefined}
      />
    </main>
  );
}

const fixable = (findings: readonly Finding[]) => findings.filter(({ fix }) => fix !== undefined);
const RESOURCES = { kinds, braille: createBrailleBook([]), font: bundledFontMetrics };
const PASSED_OVER = proof(rules, faultyDocument(), PROFILES.swell, RESOURCES)
  .slice(0, 1)
  .map((finding) => ({
    finding,
    ignored: {
      ruleId: finding.ruleId,
      objects: [],
      pageUuid: null,
      measured: null,
      reason: 'Die Vorlage des Verlages ist so vorgegeben.',
    },
  }));

const meta = {
  title: 'Editor/Proofing panel',
  component: Playground,
  args: { document: faultyDocument() },
  decorators: [withTexts],
} satisfies Meta<typeof Playground>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Findings: Story = {};
export const NothingFound: Story = { args: { document: titledDocument('de', []) } };
export const Running: Story = { args: { document: null } };
export const OnePassedOver: Story = { args: { passedOver: PASSED_OVER } };
