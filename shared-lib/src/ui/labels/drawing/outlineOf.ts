import type { Step } from './drawing.ts';

const partOf = (step: Step): string => {
  switch (step[0]) {
    case 'rect': {
      const [, x, y, width, height] = step;
      return `M${x} ${y}h${width}v${height}h${-width}z`;
    }
    case 'move':
      return `M${step[1]} ${step[2]}`;
    case 'line':
      return `L${step[1]} ${step[2]}`;
    case 'curve':
      return `C${step.slice(1).join(' ')}`;
    case 'close':
      return 'z';
  }
};

/** An outline as an SVG path, which canvas accepts too. */
export const outlineOf = (steps: readonly Step[]): string => steps.map(partOf).join('');
