/** One triangle that covers the whole canvas. */
export const OVERLAY_VERTEX = `#version 300 es
void main() {
  vec2 corner = vec2(float((gl_VertexID << 1) & 2), float(gl_VertexID & 2));
  gl_Position = vec4(corner * 2.0 - 1.0, 0.0, 1.0);
}`;

/**
 * A tint that runs smoothly from the middle to the rim. Uniforms: `size` in pixels; `middle` and `rim` as gamma-encoded
 * red, green and blue, multiplied by opacity, and opacity. A fixed noise pattern decides the rounding to code values pixel by pixel:
 * over a few pixels the mean is exact, so a swing of ten code values is no staircase. All channels round by the same
 * noise, which keeps premultiplied colour at or under alpha.
 */
export const OVERLAY_FRAGMENT = `#version 300 es
precision highp float;
uniform vec2 size;
uniform vec4 middle;
uniform vec4 rim;
out vec4 pixel;

float interleavedGradientNoise(vec2 at) {
  return fract(52.9829189 * fract(dot(at, vec2(0.06711056, 0.00583715))));
}

void main() {
  float fromMiddle = length(gl_FragCoord.xy / size * 2.0 - 1.0) / sqrt(2.0);
  vec4 exact = mix(middle, rim, smoothstep(0.2, 0.9, fromMiddle)) * 255.0;
  pixel = floor(exact + interleavedGradientNoise(gl_FragCoord.xy)) / 255.0;
}`;
