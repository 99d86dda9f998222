// A patch and a tone in one rhythm, for a photodiode and a line-out. It uses the engine's own clock, phase and sound.
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { linearToSrgb } from '@overtone/domain/safety/luminance';
import { createEngine } from '@overtone/engine/create-engine';

const engine = createEngine({
  load: () => Promise.reject(new Error('no background sound here')),
  onProblem: (reason) => console.warn(reason),
});
const form = document.querySelector('form');
const patch = document.querySelector('canvas')?.getContext('2d');
const output = document.querySelector('output');
let isOn = false;

function draw(): void {
  if (!isOn || !patch) return;
  const { sound } = engine.signal().centre;
  const level = Math.round(255 * linearToSrgb(0.5 + 0.5 * Math.sin(2 * Math.PI * sound)));
  patch.fillStyle = `rgb(${level} ${level} ${level})`;
  patch.fillRect(0, 0, 200, 200);
  requestAnimationFrame(draw);
}

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  const centerModulationHz = Number(new FormData(form).get('hz'));
  void engine.start();
  engine.apply({
    ...DEMO_DEFAULTS,
    isOn: true,
    globalModulationHz: 0,
    centerModulationHz,
    globalModulationStrength: 1,
    masterAudioVolume: 0.5,
    backgroundSoundType: 'off',
  });
  if (output) output.value = `Patch and tone at ${centerModulationHz} Hz, drawn in the page.`;
  if (!isOn) {
    isOn = true;
    draw();
  }
});

document.querySelector('[name=stop]')?.addEventListener('click', () => {
  isOn = false;
  engine.shutDown();
  patch?.clearRect(0, 0, 200, 200);
});
